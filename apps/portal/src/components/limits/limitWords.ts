import type { V1Schemas } from '@mailroom/api-client';
import { addDays, dayOf } from '@mailroom/domain/dates/dates';
import type { PaceLimits } from '@mailroom/domain/delivery/pace';
import { allowanceOn, warmUpDays, type WarmUp } from '@mailroom/domain/delivery/paceWarmUp';
import type { ReceiverRate } from '@mailroom/domain/delivery/receiverRates';
import { dayName, hoursText, receiversText } from './limitParts.ts';

type Paced = Pick<V1Schemas['Product'], 'send_rate_per_minute' | 'send_hours' | 'warm_up' | 'time_zone'>;

interface Limited extends Paced, Pick<V1Schemas['Product'], 'mailed_today'> {
  readonly receiver_rates: readonly ReceiverRate[];
}

interface Formats {
  readonly locale: string;
  readonly now: Date;
  /** When the messages that it is about begin to leave. Default: now. */
  readonly from?: Date;
}

/** How far ahead the end of a plan is looked for. */
const YEAR = 366;

/** The limits as the domain's rules read them. */
export function paceLimits(limited: Paced): PaceLimits {
  const { send_rate_per_minute: perMinute, send_hours: hours, warm_up: warmUp, time_zone: timeZone } = limited;
  return { perMinute, hours, warmUp, timeZone };
}

/** The first day that a plan no longer limits; undefined for a plan of more than a year. */
function endOf(plan: WarmUp): string | undefined {
  const days = warmUpDays(plan, YEAR);
  const last = days.length < YEAR ? days.at(-1) : undefined;
  return last && addDays(last.day, 1);
}

function warmUpWords(
  plan: WarmUp,
  { mailed_today: mailed, time_zone: zone }: Limited,
  { locale, now, from = now }: Formats,
): string {
  const number = (value: number) => value.toLocaleString(locale);
  const day = dayOf(from, zone);
  const isLater = day > dayOf(now, zone);
  if (day < plan.starts_on) {
    return `The warm-up begins on ${dayName(plan.starts_on)} with ${number(plan.first_day)} people.`;
  }
  const allowance = allowanceOn(plan, day);
  if (allowance === null) return isLater ? 'The warm-up has ended by then.' : 'The warm-up has ended.';
  const end = endOf(plan);
  const ends = end === undefined ? '' : ` It ends on ${dayName(end)}.`;
  // Nobody is mailed yet on a later day, and other products may share it.
  if (isLater) return `Warm-up: at most ${number(allowance)} people on ${dayName(day)}.${ends}`;
  return `Warm-up: ${number(Math.min(mailed, allowance))} of today’s ${number(allowance)} people are mailed.${ends}`;
}

/** How many receivers are named. */
const MOST_NAMED = 3;

/** 'At most 200 a minute to gmail.com, 50 to gmx.de.' */
function receiverWords(rates: readonly ReceiverRate[]): string {
  const more = rates.length - MOST_NAMED;
  const others = more > 0 ? `, and at rates of their own to ${more} more` : '';
  return `At most ${receiversText(rates.slice(0, MOST_NAMED))}${others}.`;
}

/** Says in sentences what the sending of an account keeps to: 'Between 8 AM and 8 PM, at most 600 a minute.' */
export function limitWords(limited: Limited, formats: Formats): string {
  const { send_rate_per_minute: rate, warm_up: plan, receiver_rates: receivers } = limited;
  const pace =
    rate === null ? 'as fast as the relay takes it' : `at most ${rate.toLocaleString(formats.locale)} a minute`;
  const hours = hoursText(limited.send_hours);
  const sentence = `${hours.charAt(0).toUpperCase()}${hours.slice(1)}, ${pace}.`;
  return [
    sentence,
    ...(receivers.length > 0 ? [receiverWords(receivers)] : []),
    ...(plan === null ? [] : [warmUpWords(plan, limited, formats)]),
  ].join(' ');
}

/** Whether the account has hours, a plan or rates of receivers, which make a delivery slower than its own rate does. */
export function hasFurtherLimits({
  send_hours,
  warm_up,
  receiver_rates,
}: Pick<Limited, 'send_hours' | 'warm_up' | 'receiver_rates'>): boolean {
  return send_hours !== null || warm_up !== null || receiver_rates.length > 0;
}
