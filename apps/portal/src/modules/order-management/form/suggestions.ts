import type { V1Schemas } from '@mailroom/api-client';
import { endBeside, nextStarts } from '@mailroom/domain/delivery/nextStarts';
import { movedDates } from '@mailroom/domain/dates/moves';
import { OFFERED_TYPES } from '@mailroom/domain/derivation/productTypes';
import { copyName } from '@mailroom/domain/forms/copyName';
import { valuesOf, type ProductValues } from './productFields.ts';

interface Calendar {
  readonly time_zone: string;
  readonly deployment_delta_days: number;
  readonly hold_minutes: number;
}

export type SuggestedDates = Pick<ProductValues, 'product_start_date' | 'product_end_date'>;

/** How long somebody may take for the go-ahead after the hold time, in minutes. */
const GO_AHEAD = 30;
const WEEK = 7;
/** The most that dates are moved in one go. */
export const MOST_DAYS = 3650;

function dateOf(text: string | null): Date | null {
  return text === null ? null : new Date(text);
}

function rulesOf({ time_zone, deployment_delta_days, hold_minutes }: Calendar) {
  return { timeZone: time_zone, noticeDays: deployment_delta_days, leadMinutes: hold_minutes + GO_AHEAD };
}

/** The end that is suggested with a start: a week later, by the account's clocks. */
export function suggestedEnd(start: string, timeZone: string): string {
  return endBeside(new Date(start), { startsAt: null, endsAt: null }, timeZone).toISOString();
}

/** The account's next working hour that a first launch can keep to, and the end that belongs to it. */
export function suggestedDates(account: Calendar, now: Date): SuggestedDates {
  const [start] = nextStarts(null, rulesOf(account), now);
  const text = start.toISOString();
  return { product_start_date: text, product_end_date: suggestedEnd(text, account.time_zone) };
}

/** Dates of a product, moved by whole days on its account's clocks. */
export function datesMovedBy(
  { product_start_date: start, product_end_date: end, time_zone }: V1Schemas['Product'],
  days: number,
): SuggestedDates {
  const { startsAt, endsAt } = movedDates(
    { startsAt: dateOf(start), endsAt: dateOf(end) },
    { by_days: days },
    time_zone,
  );
  return {
    product_start_date: startsAt?.toISOString() ?? null,
    product_end_date: endsAt?.toISOString() ?? null,
  };
}

/** By how many days a copy's dates are moved at first: whole weeks, so that the weekday stays, to a start that is allowed. */
export function daysToMove(product: V1Schemas['Product'], now: Date): number {
  const { product_start_date: start } = product;
  if (start === null) return WEEK;
  const [first] = nextStarts(null, rulesOf(product), now);
  for (let days = WEEK; days < MOST_DAYS; days += WEEK) {
    const moved = datesMovedBy(product, days).product_start_date;
    if (moved !== null && new Date(moved) >= first) return days;
  }
  return WEEK;
}

/** The values of a copy. Nothing of the launches of the original is copied. */
export function valuesOfCopy(product: V1Schemas['Product'], days: number): ProductValues {
  const values = valuesOf(product);
  const offered: readonly ProductValues['product_type'][] = OFFERED_TYPES;
  return {
    ...values,
    ...datesMovedBy(product, days),
    product_name: copyName(values.product_name),
    product_type: offered.includes(values.product_type) ? values.product_type : null,
  };
}
