import { NumberText } from '../../../components/NumberText/NumberText.tsx';
import { Text } from '../../../components/Text/Text.tsx';

export function Good() {
  return (
    <Text>
      <NumberText value={41306} /> recipients
    </Text>
  );
}

export function Bad() {
  return <Text>41306</Text>;
}
