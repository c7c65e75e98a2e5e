import { TextInput } from '../../../components/TextInput/TextInput.tsx';

export function Good() {
  return <TextInput label="E-mail address" type="email" autoComplete="email" hint="Where the proof goes to." />;
}

export function Bad() {
  return <TextInput label="E-mail address" isLabelHidden placeholder="E-mail address" />;
}
