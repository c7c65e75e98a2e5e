import { MoneyInput } from './MoneyInput.tsx';
import { NumberInput } from '../NumberInput/NumberInput.tsx';

export const Good = () => <MoneyInput label="Budget" currency="USD" value={1250000} onValueChange={() => undefined} />;

export const Bad = () => <NumberInput label="Budget" value={12500} onValueChange={() => undefined} />;
