import { expect, it } from 'vitest';
import { sniff } from './sniff.ts';

it('measures rows in bytes of the file, whatever its encoding', () => {
  const csv = 'email\n' + 'ada@example.com\n'.repeat(100);
  const { rowBytes } = sniff(Buffer.from(csv), { isWhole: true });
  expect(sniff(Buffer.from(csv, 'utf16le'), { isWhole: true }).rowBytes).toBeCloseTo(rowBytes * 2, 5);
});

it.each([
  ['a comma in each value', '"Remark, if any";email\n"York, UK";ada@example.com\n"Hull, UK";ben@example.com\n'],
  ['a line break in the heading', '"Remark\nif any";email\nYork;ada@example.com\nHull;ben@example.com\n'],
])('finds the delimiter beside %s', (_, csv) => {
  const { delimiter, rows } = sniff(Buffer.from(csv), { isWhole: true });
  expect(delimiter).toBe(';');
  expect(rows.map((row) => row.length)).toEqual(rows.map(() => 2));
});
