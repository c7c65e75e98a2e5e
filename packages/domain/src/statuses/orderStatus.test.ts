import { describe, expect, it } from 'vitest';
import { orderStatus } from './orderStatus.ts';
import { productStatuses } from './productStatuses.ts';

describe('orderStatus', () => {
  it('is the most urgent product’s, and Draft without products', () => {
    expect(orderStatus([])).toBe('Draft');
    expect(orderStatus(['Live', 'Multiple Errors', 'Draft'])).toBe('Multiple Errors');
    expect(orderStatus(['Ended', 'Completed'])).toBe('Completed');
  });

  it('ranks every product status once', () => {
    const ranks = productStatuses.map(({ urgency }) => urgency).toSorted((one, other) => one - other);
    expect(ranks).toEqual(productStatuses.map((_, at) => at + 1));
  });
});
