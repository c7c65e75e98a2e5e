import { describe, expect, it } from 'vitest';
import { liveProduct } from '../../../fixtures/builders/launchedProducts.builders.ts';
import { product } from '../../../fixtures/builders/product.builders.ts';
import { datesMovedBy, daysToMove, suggestedDates, valuesOfCopy } from './suggestions.ts';

/** Saturday, 10 AM in New York. */
const now = new Date('2026-11-21T15:00:00Z');
const calendar = { time_zone: 'America/New_York', deployment_delta_days: 1, hold_minutes: 10 };

it('suggests the account’s next working hour and an end a week later', () => {
  expect(suggestedDates(calendar, now)).toEqual({
    product_start_date: '2026-11-23T14:00:00.000Z',
    product_end_date: '2026-11-30T14:00:00.000Z',
  });
  const slow = suggestedDates({ ...calendar, deployment_delta_days: 4 }, now);
  expect(slow.product_start_date).toBe('2026-11-25T14:00:00.000Z');
});

describe('a copy', () => {
  it('has the dates moved by whole days, by the account’s clocks', () => {
    const over = { product_start_date: '2026-10-30T13:00:00.000Z', product_end_date: '2026-11-06T14:00:00.000Z' };
    expect(datesMovedBy(product(over), 7)).toEqual({
      product_start_date: '2026-11-06T14:00:00.000Z',
      product_end_date: '2026-11-13T14:00:00.000Z',
    });
    expect(datesMovedBy(product({ product_start_date: null, product_end_date: null }), 7)).toEqual({
      product_start_date: null,
      product_end_date: null,
    });
  });

  it('begins so many weeks later that its start is allowed', () => {
    expect(daysToMove(product({ product_start_date: '2026-11-24T13:00:00.000Z' }), now)).toBe(7);
    expect(daysToMove(product({ product_start_date: '2026-10-05T13:00:00.000Z' }), now)).toBe(49);
    expect(daysToMove(product({ product_start_date: null }), now)).toBe(7);
  });

  it('has the values of the original under another name, and nothing of its launches', () => {
    const live = liveProduct({ product_name: 'Wave 1' });
    expect(valuesOfCopy(live, 7)).toMatchObject({
      product_name: 'Wave 1 (copy)',
      audience_id: 31,
      creative_id: 412,
      volume_ordered: 41_200,
      product_start_date: '2026-11-30T12:15:00.000Z',
    });
    expect(valuesOfCopy(product({ product_type: 'Data delivery' }), 7).product_type).toBeNull();
  });
});
