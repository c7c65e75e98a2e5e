import type { ProductStatus } from './product-statuses.ts';

/** The most urgent first: what is broken, what waits for a person, what goes on by itself, what is over. */
export const urgency = [
  'Multiple Errors',
  'Error: Creative',
  'Error: Audience',
  'Error - Volume Discrepancy',
  'Needs Attention',
  'Pending: Creative',
  'Pending: Audience',
  'Processing',
  'Ready To Launch',
  'Draft',
  'Submitted',
  'Pending - Data Processing',
  'Live',
  'Approved',
  'Completed',
  'Ended',
  'Cancelled',
] as const satisfies readonly ProductStatus[];

/** An order's state is its most urgent product's; without products it is a Draft. */
export function orderStatus(products: readonly ProductStatus[]): ProductStatus {
  return urgency.find((status) => products.includes(status)) ?? 'Draft';
}
