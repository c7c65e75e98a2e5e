import { NumberText } from './NumberText.tsx';
import { Text } from '../Text/Text.tsx';

export const Good = () => (
  <Text>
    <NumberText value={41306} /> recipients
  </Text>
);

export const Bad = () => <Text>41306</Text>;
