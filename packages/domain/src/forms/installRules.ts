import { check } from './validation.ts';

interface SignIn {
  readonly hasPassword: boolean;
  readonly hasPrivateKey: boolean;
}

/** Returns the text for the password field of an SFTP destination that has neither a password nor a private key. */
export function signInError({ hasPassword, hasPrivateKey }: SignIn, now: Date): string | undefined {
  return hasPassword || hasPrivateKey ? undefined : check('', ['password'], { field: 'password', now });
}
