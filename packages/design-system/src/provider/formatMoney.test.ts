import { expect, it } from 'vitest';
import { currencyDecimals } from './currencyDecimals.ts';
import { formatMoney } from './formatMoney.ts';

it.each([
  ['USD', 2, '$12.50'],
  ['EUR', 2, '€12.50'],
  ['JPY', 0, '¥1,250'],
  ['KWD', 3, 'KWD\u00a01.250'],
  ['EURO', 2, '¤12.50'],
])('%s has %i decimals: 1250 of its smallest unit are %s', (currency, decimals, text) => {
  expect(currencyDecimals(currency)).toBe(decimals);
  expect(formatMoney('en-US', 1250, currency)).toBe(text);
});
