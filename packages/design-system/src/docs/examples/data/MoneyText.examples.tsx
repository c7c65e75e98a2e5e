import { MoneyText } from '../../../components/MoneyText/MoneyText.tsx';
import { Text } from '../../../components/Text/Text.tsx';

export const Good = () => <MoneyText cents={1250000} currency="USD" />;

export const Bad = () => <Text>12500</Text>;
