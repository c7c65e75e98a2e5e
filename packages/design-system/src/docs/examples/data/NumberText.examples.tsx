import { NumberText } from '../../../components/NumberText/NumberText.tsx';
import { Text } from '../../../components/Text/Text.tsx';

export const Good = () => (
  <Text>
    <NumberText value={41306} /> recipients
  </Text>
);

export const Bad = () => <Text>41306</Text>;
