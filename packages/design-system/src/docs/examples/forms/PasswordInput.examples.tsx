import { PasswordInput } from '../../../components/PasswordInput/PasswordInput.tsx';

export const Good = () => (
  <PasswordInput label="New password" autoComplete="new-password" hint="12 characters or more." />
);

export const Bad = () => <PasswordInput label="New password" autoComplete="new-password" error="Not good enough" />;
