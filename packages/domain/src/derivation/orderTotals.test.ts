import { expect, it } from 'vitest';
import { orderTotals } from './orderTotals.ts';

const usd = { cpmCents: 1333, currency: 'USD' };

it('adds up what was ordered and delivered, and the cost of each product in whole cents', () => {
  const products = [
    { ordered: 1000, delivered: 990, rate: usd },
    { ordered: 500, delivered: 501, rate: usd },
    { ordered: null, delivered: 0, rate: null },
  ];
  expect(orderTotals(products)).toEqual({
    ordered: 1500,
    delivered: 1491,
    cost: { amount_cents: 1320 + 668, currency: 'USD' },
  });
});

it('names no cost while nothing is delivered, without a rate, and over several currencies', () => {
  const one = { ordered: 10, delivered: 10, rate: usd };
  expect(orderTotals([]).cost).toBeNull();
  expect(orderTotals([{ ...one, delivered: 0 }]).cost).toBeNull();
  expect(orderTotals([one, { ...one, rate: null }]).cost).toBeNull();
  expect(orderTotals([one, { ...one, rate: { cpmCents: 1, currency: 'EUR' } }]).cost).toBeNull();
});
