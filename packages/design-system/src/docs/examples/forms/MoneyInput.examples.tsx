import { MoneyInput } from '../../../components/MoneyInput/MoneyInput.tsx';
import { NumberInput } from '../../../components/NumberInput/NumberInput.tsx';

export function Good() {
  return <MoneyInput label="Budget" currency="USD" value={1250000} onValueChange={() => undefined} />;
}

export function Bad() {
  return <NumberInput label="Budget" value={12500} onValueChange={() => undefined} />;
}
