import { DomainError } from '../../../errors.ts';
import { refuseDates, type Calendar, type ProductFields } from '../records/productEdit.ts';
import type { ProductState } from '../records/productRow.ts';
import { editOf } from './moveDates.ts';

/** The dates of a product's copy, moved by whole days. None where a new product couldn't have them, or the original has no start. */
export function datesOfCopy(product: ProductState, days: number, calendar: Calendar): ProductFields {
  if (product.starts_at === null) return {};
  const dates = editOf(product, { by_days: days }, calendar.timeZone);
  try {
    refuseDates(dates, calendar);
  } catch (error) {
    if (error instanceof DomainError && error.status === 422) return {};
    throw error;
  }
  return dates;
}
