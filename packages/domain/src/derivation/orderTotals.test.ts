import { expect, it } from 'vitest';
import { orderTotals } from './orderTotals.ts';

const usd = { cpmCents: 1333, currency: 'USD' };

it('adds up what was ordered and delivered, and the cost of each product in whole cents', () => {
  const products = [
    { ordered: 1000, delivered: 990, expected: 995, rate: usd },
    { ordered: 500, delivered: 501, expected: 501, rate: usd },
    { ordered: null, delivered: 0, expected: null, rate: null },
  ];
  expect(orderTotals(products)).toEqual({
    ordered: 1500,
    delivered: 1491,
    cost: { amount_cents: 1320 + 668, currency: 'USD' },
    expected_cost: null,
  });
});

it('names no cost while nothing is delivered, without a rate, and over several currencies', () => {
  const one = { ordered: 10, delivered: 10, expected: 10, rate: usd };
  expect(orderTotals([]).cost).toBeNull();
  expect(orderTotals([{ ...one, delivered: 0 }]).cost).toBeNull();
  expect(orderTotals([one, { ...one, rate: null }]).cost).toBeNull();
  expect(orderTotals([one, { ...one, rate: { cpmCents: 1, currency: 'EUR' } }]).cost).toBeNull();
});

it('names the expected cost until anything is delivered', () => {
  const planned = { ordered: 2000, delivered: 0, expected: 1900, rate: usd };
  expect(orderTotals([planned])).toMatchObject({ cost: null, expected_cost: { amount_cents: 2533, currency: 'USD' } });
  const unknown = { ...planned, expected: null, rate: null };
  expect(orderTotals([planned, unknown]).expected_cost).toEqual({ amount_cents: 2533, currency: 'USD' });
  expect(orderTotals([planned, { ...planned, rate: null }]).expected_cost).toBeNull();
  expect(orderTotals([planned, { ...planned, delivered: 1 }]).expected_cost).toBeNull();
});
