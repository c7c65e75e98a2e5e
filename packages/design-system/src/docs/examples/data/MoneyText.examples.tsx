import { MoneyText } from '../../../components/MoneyText/MoneyText.tsx';
import { Text } from '../../../components/Text/Text.tsx';

export function Good() {
  return <MoneyText cents={1250000} currency="USD" />;
}

export function Bad() {
  return <Text>12500</Text>;
}
