import { productStatuses } from './productStatuses.ts';
import type { ProductStatus } from './productStatuses.ts';

const byUrgency = productStatuses.toSorted((one, other) => one.urgency - other.urgency).map(({ code }) => code);

/** An order has the status of its most urgent product; without products it is a Draft. */
export function orderStatus(products: readonly ProductStatus[]): ProductStatus {
  return byUrgency.find((status) => products.includes(status)) ?? 'Draft';
}
