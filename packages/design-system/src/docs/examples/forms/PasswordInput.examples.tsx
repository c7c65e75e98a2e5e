import { PasswordInput } from '../../../components/PasswordInput/PasswordInput.tsx';

export function Good() {
  return <PasswordInput label="New password" autoComplete="new-password" hint="12 characters or more." />;
}

export function Bad() {
  return <PasswordInput label="New password" autoComplete="new-password" error="Not good enough" />;
}
