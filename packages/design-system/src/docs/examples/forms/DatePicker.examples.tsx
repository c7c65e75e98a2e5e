import { DatePicker } from '../../../components/DatePicker/DatePicker.tsx';
import { TextInput } from '../../../components/TextInput/TextInput.tsx';

export function Good() {
  return (
    <DatePicker
      label="Start"
      hint="From tomorrow on."
      value="2026-11-23"
      min="2026-11-22"
      onValueChange={() => undefined}
    />
  );
}

export function Bad() {
  return <TextInput label="Start (YYYY/MM/DD!)" />;
}
