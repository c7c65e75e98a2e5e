import { validate } from '@mailroom/domain/forms/validation';
import { expect, it } from 'vitest';
import { rulesOf, valuesOf } from './installForm.ts';

const now = new Date('2026-11-24T09:00:00Z');

it.each([
  ['', 'key', undefined],
  ['  ', 'key', 'Password cannot be blank'],
  ['', '', 'Password cannot be blank'],
  [' pass word ', '', undefined],
])('a new folder with the password %j and the key %j', (password, private_key, error) => {
  const values = { ...valuesOf(undefined, 3), name: 'Lists', host: 'files.example', user: 'mailroom' };
  const given = { ...values, folder: 'in', password, private_key };
  expect(validate(rulesOf('sftp')(given) as never, given, now)['password']).toBe(error);
});
