import { Select } from '../../../components/Select/Select.tsx';
import { TimeInput } from '../../../components/TimeInput/TimeInput.tsx';

export function Good() {
  return <TimeInput label="Daily report at" value="08:30" onValueChange={() => undefined} hint="In your own zone." />;
}

const halfHours = ['8:00 AM', '8:30 AM', '9:00 AM'].map((label) => ({ value: label, label }));

export function Bad() {
  return <Select label="Daily report at" options={halfHours} value="8:30 AM" onValueChange={() => undefined} />;
}
