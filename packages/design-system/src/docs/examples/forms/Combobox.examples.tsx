import { Combobox } from '../../../components/Combobox/Combobox.tsx';
import { Select } from '../../../components/Select/Select.tsx';

export function Good() {
  return <Combobox label="Town" suggestions={['Wick', 'Thurso', 'Tain']} hint="Any town, also a new one." />;
}

const options = ['Wick', 'Thurso', 'Other'].map((label) => ({ value: label, label }));

export function Bad() {
  return <Select label="Town" options={options} value="Other" onValueChange={() => undefined} />;
}
