import { expect, it } from 'vitest';
import { binarySize } from './binarySize.ts';

const MIB = 1024 * 1024;
function format(value: number): string {
  return value.toLocaleString('en-US', { maximumFractionDigits: 1 });
}

it('writes a limit in the unit in which it was set', () => {
  expect([5 * MIB, 2048 * MIB, 300 * 1024].map((limit) => binarySize(limit, limit, format))).toEqual([
    '5 MiB',
    '2 GiB',
    '300 KiB',
  ]);
  expect(binarySize(10, 10, format)).toBeUndefined();
  expect(binarySize(2_000_000_000, 2_000_000_000, format)).toBeUndefined();
});

it('writes a file in the unit of its limit, and one just over it as larger', () => {
  expect(binarySize(7.43 * MIB, 5 * MIB, format)).toBe('7.5 MiB');
  expect(binarySize(5 * MIB + 1, 5 * MIB, format)).toBe('5.1 MiB');
});
