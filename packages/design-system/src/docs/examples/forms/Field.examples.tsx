import { TextInput } from '../../../components/TextInput/TextInput.tsx';

export function Good() {
  return <TextInput label="Subject" hint="Shown in the list of mails; 60 characters fit on a phone." />;
}

export function Bad() {
  return <TextInput label="Subject" error="Invalid value" />;
}
