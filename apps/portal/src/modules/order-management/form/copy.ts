import type { V1Schemas } from '@mailroom/api-client';
import { movedDates } from '@mailroom/domain/dates/moves';
import { nextStarts } from '@mailroom/domain/delivery/nextStarts';
import { copyName } from '@mailroom/domain/forms/copyName';
import { valuesOf, type ProductValues } from './productFields.ts';
import { firstStartRules, type Calendar, type SuggestedDates } from './suggestions.ts';

const WEEK = 7;
/** The most that dates are moved in one go. */
export const MOST_DAYS = 3650;

/** A product that another one begins as a copy of. */
export interface Copy {
  readonly product: V1Schemas['Product'];
  /** By how many days its dates are moved at first. */
  readonly days: number;
  readonly values: ProductValues;
  /** Its dates moved by other days; undefined for a number that isn't a sensible one. */
  readonly movedBy: (days: number) => SuggestedDates | undefined;
}

function dateOf(text: string | null): Date | null {
  return text === null ? null : new Date(text);
}

interface Dated {
  readonly product_start_date: string | null;
  readonly product_end_date: string | null;
}

/** Dates of a product, moved by whole days on its account's clocks. */
export function datesMovedBy(
  { product_start_date: start, product_end_date: end }: Dated,
  days: number,
  timeZone: string,
): SuggestedDates {
  const { startsAt, endsAt } = movedDates(
    { startsAt: dateOf(start), endsAt: dateOf(end) },
    { by_days: days },
    timeZone,
  );
  return {
    product_start_date: startsAt?.toISOString() ?? null,
    product_end_date: endsAt?.toISOString() ?? null,
  };
}

/** By how many days a copy's dates are moved at first: whole weeks, so that the weekday stays, to a start that is allowed. */
export function weeksToMove(
  start: string | null,
  calendar: Calendar,
  { least, now }: { least: number; now: Date },
): number {
  if (start === null) return least;
  const [first] = nextStarts(null, firstStartRules(calendar), now);
  for (let days = least; days < MOST_DAYS; days += WEEK) {
    const dates = { product_start_date: start, product_end_date: null };
    const moved = datesMovedBy(dates, days, calendar.time_zone).product_start_date;
    if (moved !== null && new Date(moved) >= first) return days;
  }
  return least;
}

/** The values of a copy. Nothing of the launches of the original is copied. */
function valuesOfCopy(product: V1Schemas['Product'], days: number): ProductValues {
  const values = valuesOf(product);
  return {
    ...values,
    ...datesMovedBy(product, days, product.time_zone),
    product_name: copyName(values.product_name),
  };
}

/** Returns the values that the form of a copy begins with, and how its dates are moved. */
export function copyOf(product: V1Schemas['Product'], now: Date): Copy {
  const days = weeksToMove(product.product_start_date, product, { least: WEEK, now });
  return {
    product,
    days,
    values: valuesOfCopy(product, days),
    movedBy: (by) =>
      Number.isInteger(by) && Math.abs(by) <= MOST_DAYS ? datesMovedBy(product, by, product.time_zone) : undefined,
  };
}
