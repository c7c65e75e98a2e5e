import { DateTimeInput } from '../../../components/DateTimeInput/DateTimeInput.tsx';
import { TextInput } from '../../../components/TextInput/TextInput.tsx';

export function Good() {
  return <DateTimeInput label="Deployment" value="2026-11-22T13:00:00Z" onValueChange={() => undefined} />;
}

export function Bad() {
  return <TextInput label="Deployment time" placeholder="8 o’clock" />;
}
