import { expect, it } from 'vitest';
import { nameCase, singleSpaces } from './textCase.ts';

it.each([
  ['ANNA', 'Anna'],
  ['anna maria', 'Anna Maria'],
  ['ANNA-MARIA', 'Anna-Maria'],
  ["O'NEIL", "O'Neil"],
  ['D’ANGELO', 'D’Angelo'],
  ['J.R.', 'J.R.'],
  ['ŁUKASZ', 'Łukasz'],
  ['İPEK', 'İpek'],
  ['ΓΙΩΡΓΟΣ', 'Γιωργος'],
  ['McDonald', 'McDonald'],
  ['van der Berg', 'van der Berg'],
  ['東京', '東京'],
  ['', ''],
])('writes the name %s as %s', (value, written) => {
  expect(nameCase(value)).toBe(written);
});

it('makes one space of several, of each kind', () => {
  expect(singleSpaces(' 12  Harbour\u00A0\tRoad ')).toBe('12 Harbour Road');
});
