import { expect, it } from 'vitest';
import { staysAsWritten } from './staysAsWritten.ts';

it.each([
  ['date_dmy', '03.05.2024', false],
  ['date_dmy', 'Q3 2024', true],
  ['date_mdy', '31/12/2024', true],
  ['date_ymd', '2024-12-31', false],
  ['number_comma', '1.234,50', false],
  ['number_point', '1,234.50', false],
  ['number_point', 'about 12', true],
  ['number_comma', '', false],
  ['upper', 'about 12', false],
] as const)('says for %s and “%s” that it stays: %s', (kind, value, expected) => {
  expect(staysAsWritten(kind, value)).toBe(expected);
});
