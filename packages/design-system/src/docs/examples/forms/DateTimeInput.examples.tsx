import { DateTimeInput } from '../../../components/DateTimeInput/DateTimeInput.tsx';
import { TextInput } from '../../../components/TextInput/TextInput.tsx';

export const Good = () => (
  <DateTimeInput label="Deployment" value="2026-11-22T13:00:00Z" onValueChange={() => undefined} />
);

export const Bad = () => <TextInput label="Deployment time" placeholder="8 o’clock" />;
