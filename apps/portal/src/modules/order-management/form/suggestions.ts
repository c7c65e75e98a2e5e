import { endBeside, nextStarts } from '@mailroom/domain/delivery/nextStarts';
import type { ProductValues } from './productFields.ts';

/** The rules of an account that dates keep to. */
export interface Calendar {
  readonly time_zone: string;
  readonly deployment_delta_days: number;
  readonly hold_minutes: number;
}

export type SuggestedDates = Pick<ProductValues, 'product_start_date' | 'product_end_date'>;

/** How long somebody may take for the go-ahead after the hold time, in minutes. */
const GO_AHEAD = 30;

/** The rules that the start of a first launch keeps to. */
export function firstStartRules({ time_zone, deployment_delta_days, hold_minutes }: Calendar) {
  return { timeZone: time_zone, noticeDays: deployment_delta_days, leadMinutes: hold_minutes + GO_AHEAD };
}

/** The end that is suggested with a start: a week later, by the account's clocks. */
export function suggestedEnd(start: string, timeZone: string): string {
  return endBeside(new Date(start), { startsAt: null, endsAt: null }, timeZone).toISOString();
}

/** The account's next working hour that a first launch can keep to, and the end that belongs to it. */
export function suggestedDates(account: Calendar, now: Date): SuggestedDates {
  const [start] = nextStarts(null, firstStartRules(account), now);
  const text = start.toISOString();
  return { product_start_date: text, product_end_date: suggestedEnd(text, account.time_zone) };
}
