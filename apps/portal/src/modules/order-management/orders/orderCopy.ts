import type { V1Schemas } from '@mailroom/api-client';
import { future_date } from '@mailroom/domain/forms/dateRules';
import { datesMovedBy, weeksToMove } from '../form/copy.ts';
import type { Calendar } from '../form/suggestions.ts';

type ProductRow = V1Schemas['ProductRow'];

/** A month of mailings keeps its weekdays. */
export const FOUR_WEEKS = 28;

/** A product of an order, as a copy of the order would have it. */
export interface CopiedProduct {
  readonly id: number;
  readonly name: string;
  readonly start: string | null;
  /** The start in the copy; null without one. */
  readonly newStart: string | null;
  /** Why the copy has no dates although the product has; undefined when nothing is refused. */
  readonly refused: string | undefined;
}

function copied(product: ProductRow, days: number | null, calendar: Calendar, now: Date): CopiedProduct {
  const { product_id: id, product_name: name, product_start_date: start } = product;
  if (start === null || days === null) return { id, name, start, newStart: null, refused: undefined };
  const { product_start_date: moved } = datesMovedBy(product, days, calendar.time_zone);
  // The server leaves out the dates that this rule refuses.
  const isRefused =
    future_date(moved, {
      field: 'product_start_date',
      now,
      offset_days: calendar.deployment_delta_days,
      time_zone: calendar.time_zone,
    }) !== undefined;
  return {
    id,
    name,
    start,
    newStart: isRefused ? null : moved,
    refused: isRefused ? 'It would be too early' : undefined,
  };
}

/** The products of a copy whose dates are moved by so many days; null leaves all dates out. */
export function copiedProducts(
  products: readonly ProductRow[],
  days: number | null,
  calendar: Calendar,
  now: Date,
): readonly CopiedProduct[] {
  return products.map((product) => copied(product, days, calendar, now));
}

/** By how many days dates are moved at first: four weeks, or as many more as the first start needs to be allowed. */
export function daysAtFirst(products: readonly ProductRow[], calendar: Calendar, now: Date): number {
  const [first = null] = products.flatMap(({ product_start_date: at }) => at ?? []).toSorted();
  return weeksToMove(first, calendar, { least: FOUR_WEEKS, now });
}
