import { expect, it } from 'vitest';
import { liveProduct } from '../../../fixtures/builders/launchedProducts.builders.ts';
import { product } from '../../../fixtures/builders/product.builders.ts';
import { copyOf } from './copy.ts';

/** Saturday, 10 AM in New York. */
const now = new Date('2026-11-21T15:00:00Z');

it('has the dates moved by whole days, by the account’s clocks', () => {
  const over = { product_start_date: '2026-10-30T13:00:00.000Z', product_end_date: '2026-11-06T14:00:00.000Z' };
  expect(copyOf(product(over), now).movedBy(7)).toEqual({
    product_start_date: '2026-11-06T14:00:00.000Z',
    product_end_date: '2026-11-13T14:00:00.000Z',
  });
  const undated = copyOf(product({ product_start_date: null, product_end_date: null }), now);
  expect(undated.movedBy(7)).toEqual({ product_start_date: null, product_end_date: null });
  expect(undated.movedBy(0.5)).toBeUndefined();
  expect(undated.movedBy(1e9)).toBeUndefined();
});

it('begins so many weeks later that its start is allowed', () => {
  expect(copyOf(product({ product_start_date: '2026-11-24T13:00:00.000Z' }), now).days).toBe(7);
  expect(copyOf(product({ product_start_date: '2026-10-05T13:00:00.000Z' }), now).days).toBe(49);
  expect(copyOf(product({ product_start_date: null }), now).days).toBe(7);
});

it('has the values of the original under another name, and nothing of its launches', () => {
  const live = copyOf(liveProduct({ product_name: 'Wave 1' }), now);
  expect(live.values).toMatchObject({
    product_name: 'Wave 1 (copy)',
    audience_id: 31,
    creative_id: 412,
    volume_ordered: 41_200,
    product_start_date: '2026-11-30T12:15:00.000Z',
  });
  expect(copyOf(product({ product_type: 'Data delivery' }), now).values.product_type).toBe('Data delivery');
});
