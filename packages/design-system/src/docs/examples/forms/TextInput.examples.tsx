import { TextInput } from '../../../components/TextInput/TextInput.tsx';

export const Good = () => (
  <TextInput label="E-mail address" type="email" autoComplete="email" hint="Where the proof goes to." />
);

export const Bad = () => <TextInput label="E-mail address" isLabelHidden placeholder="E-mail address" />;
