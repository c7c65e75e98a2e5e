import { expect, it } from 'vitest';
import { productRow } from '../../../fixtures/builders/product.builders.ts';
import { copiedProducts, daysAtFirst } from './orderCopy.ts';

/** Saturday, 10 AM in New York. */
const now = new Date('2026-11-21T15:00:00Z');
const calendar = { time_zone: 'America/New_York', deployment_delta_days: 2, hold_minutes: 10 };

function at(product_start_date: string | null, product_id = 1) {
  return productRow({ product_id, product_name: `Wave ${product_id}`, product_start_date });
}

it('starts each product so many days later by the account’s clocks, or says that it would be too early', () => {
  const products = [at('2026-10-26T13:00:00.000Z', 1), at('2026-10-23T13:00:00.000Z', 2), at(null, 3)];
  const inFourWeeks = copiedProducts(products, 28, calendar, now);
  expect(inFourWeeks).toMatchObject([
    { name: 'Wave 1', start: '2026-10-26T13:00:00.000Z', newStart: '2026-11-23T14:00:00.000Z', refused: undefined },
    { name: 'Wave 2', newStart: null, refused: 'It would be too early' },
    { name: 'Wave 3', start: null, newStart: null, refused: undefined },
  ]);
  const without = copiedProducts(products, null, calendar, now);
  expect(without.map(({ newStart, refused }) => [newStart, refused])).toEqual([
    [null, undefined],
    [null, undefined],
    [null, undefined],
  ]);
});

it('begins with four weeks, or so many more that the first start is allowed', () => {
  expect(daysAtFirst([at('2026-12-01T14:00:00.000Z'), at(null)], calendar, now)).toBe(28);
  expect(daysAtFirst([at('2026-11-10T14:00:00.000Z'), at('2026-10-20T13:00:00.000Z')], calendar, now)).toBe(35);
  expect(daysAtFirst([], calendar, now)).toBe(28);
});
