import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { numberText } from './numberText.ts';

describe('a number', () => {
  it.each([
    ['1.234,50', 'comma', '1234.50'],
    ['1 234,5', 'comma', '1234.5'],
    ['1\u202F234\u202F567', 'comma', '1234567'],
    ["1'234,5", 'comma', '1234.5'],
    ['-12,5', 'comma', '-12.5'],
    ['0,5', 'comma', '0.5'],
    ['12', 'comma', '12'],
    ['1.234', 'comma', '1234'],
    ['1,234.50', 'point', '1234.50'],
    ['1,234', 'point', '1234'],
    ['12.5', 'point', '12.5'],
  ] as const)('%s with a decimal %s: %s', (value, decimal, written) => {
    expect(numberText(value, decimal)).toBe(written);
  });

  it.each([
    ['1.5', 'comma'],
    ['1,5', 'point'],
    ['1.234.5', 'comma'],
    ['1.234 567', 'comma'],
    ['007', 'point'],
    ['01.234,5', 'comma'],
    ['+49 170', 'point'],
    ['12 €', 'comma'],
    ['1e5', 'point'],
    ['', 'comma'],
    ['-', 'point'],
  ] as const)('isn’t %s with a decimal %s', (value, decimal) => {
    expect(numberText(value, decimal)).toBeUndefined();
  });

  it('keeps its amount, however it is written', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e9, max: 1e9 }), fc.integer({ min: 0, max: 99 }), (whole, cents) => {
        const amount = `${whole}.${String(cents).padStart(2, '0')}`;
        const [digits = '', fraction = ''] = amount.split('.');
        const grouped = digits.replaceAll(/\B(?=(\d{3})+$)/g, '.');
        expect(numberText(`${grouped},${fraction}`, 'comma')).toBe(amount);
        expect(numberText(amount, 'point')).toBe(amount);
      }),
    );
  });
});
