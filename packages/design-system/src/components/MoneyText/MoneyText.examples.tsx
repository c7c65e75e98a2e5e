import { MoneyText } from './MoneyText.tsx';
import { Text } from '../Text/Text.tsx';

export const Good = () => <MoneyText cents={1250000} currency="USD" />;

export const Bad = () => <Text>12500</Text>;
