import fc from 'fast-check';
import isEmail from 'validator/lib/isEmail.js';
import { expect, it } from 'vitest';
import { isAddress } from './addressRules.ts';

const part = fc.stringMatching(/^[a-z0-9._-]{1,70}$/);
const domain = fc.stringMatching(/^[a-z0-9.-]{1,70}\.[a-z0-9]{1,26}$/);

it('agrees with validator on every address, with and without the short cut', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.tuple(part, domain).map(([local, host]) => `${local}@${host}`),
        fc.emailAddress(),
      ),
      (text) => {
        expect(isAddress(text)).toBe(!text.includes('"') && isEmail(text, { allow_utf8_local_part: false }));
      },
    ),
    { numRuns: 3000 },
  );
});

it.each([
  ['reader.1@letters.test', true],
  [`${'a'.repeat(64)}@letters.test`, true],
  [`${'a'.repeat(65)}@letters.test`, false],
  [`a@${'b'.repeat(64)}.test`, false],
  ['"quoted"@letters.test', false],
  ['jörg@letters.test', false],
  ['no sign', false],
])('isAddress(%s) is %s', (text, verdict) => {
  expect(isAddress(text)).toBe(verdict);
});
