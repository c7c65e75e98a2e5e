import { expect, it } from 'vitest';
import { signInError } from './installRules.ts';

const NOW = new Date('2026-11-22T12:00:00Z');

it('asks an SFTP destination for a password unless it has a key', () => {
  expect(signInError({ hasPassword: false, hasPrivateKey: false }, NOW)).toBe('Password cannot be blank');
  expect(signInError({ hasPassword: true, hasPrivateKey: false }, NOW)).toBeUndefined();
  expect(signInError({ hasPassword: false, hasPrivateKey: true }, NOW)).toBeUndefined();
});
