import { describe, expect, it } from 'vitest';
import { orderStatus, urgency } from './order-status.ts';
import { statusCodes } from './statuses.ts';

describe('orderStatus', () => {
  it('is the most urgent product’s, and Draft without products', () => {
    expect(orderStatus([])).toBe('Draft');
    expect(orderStatus(['Live', 'Multiple Errors', 'Draft'])).toBe('Multiple Errors');
    expect(orderStatus(['Ended', 'Completed'])).toBe('Completed');
  });

  it('ranks every product status once', () => {
    expect([...urgency].sort()).toEqual([...statusCodes('product')].sort());
  });
});
