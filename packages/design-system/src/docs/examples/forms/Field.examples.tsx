import { TextInput } from '../../../components/TextInput/TextInput.tsx';

export const Good = () => (
  <TextInput label="Subject" hint="Shown in the list of mails; 60 characters fit on a phone." />
);

export const Bad = () => <TextInput label="Subject" error="Invalid value" />;
