import { MoneyInput } from '../../../components/MoneyInput/MoneyInput.tsx';
import { NumberInput } from '../../../components/NumberInput/NumberInput.tsx';

export const Good = () => <MoneyInput label="Budget" currency="USD" cents={1250000} onCentsChange={() => undefined} />;

export const Bad = () => <NumberInput label="Budget" value={12500} onValueChange={() => undefined} />;
