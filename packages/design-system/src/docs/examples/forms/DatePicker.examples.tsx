import { DatePicker } from '../../../components/DatePicker/DatePicker.tsx';
import { TextInput } from '../../../components/TextInput/TextInput.tsx';

export const Good = () => (
  <DatePicker
    label="Start"
    hint="From tomorrow on."
    value="2026-11-23"
    min="2026-11-22"
    onValueChange={() => undefined}
  />
);

export const Bad = () => <TextInput label="Start (YYYY/MM/DD!)" />;
