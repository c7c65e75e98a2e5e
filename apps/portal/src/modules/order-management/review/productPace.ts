import type { V1Schemas } from '@mailroom/api-client';
import { dayOf } from '@mailroom/domain/dates/dates';
import { holdOf, paceOf } from '@mailroom/domain/delivery/pace';
import { opensAt } from '@mailroom/domain/delivery/paceHours';
import { allowanceOn } from '@mailroom/domain/delivery/paceWarmUp';
import { paceLimits } from '../../../components/limits/limitWords.ts';

type Product = V1Schemas['Product'];
type ProductPace = ReturnType<typeof paceOf>;

interface Messages {
  readonly from: Date;
  readonly people: number;
  readonly seeds: number;
}

/** Estimates how a product's messages go out from a moment on, as if the account sent nothing else. */
export function productPace(product: Product, { from, people, seeds }: Messages, now: Date): ProductPace {
  const { time_zone: zone, product_end_date: end, mailed_today: mailed, receiver_rates: receivers } = product;
  const start = from > now ? from : now;
  return paceOf(paceLimits(product), {
    people,
    seeds,
    shares: receivers.flatMap(({ rate_per_minute: perMinute, waiting: messages }) =>
      messages === null ? [] : [{ perMinute, messages }],
    ),
    from: start,
    sentToday: dayOf(start, zone) === dayOf(now, zone) ? mailed : 0,
    endsAt: end === null ? null : new Date(end),
  });
}

/** The moment itself if the account's hours let messages out then, or else when they begin. */
export function inHours({ send_hours: hours, time_zone: zone, product_type }: Product, at: Date): Date {
  return product_type === 'Data delivery' ? at : opensAt(at, hours, zone);
}

type WriteDate = (at: Date, kind: 'time' | 'date' | 'datetime') => string;

/** Says why a product that is being sent waits: 'Waits for 8:00 AM EST (sending hours)'. Undefined while it doesn't. */
export function waitsFor(product: Product, now: Date, write: WriteDate): string | undefined {
  const hold = holdOf(paceLimits(product), product.mailed_today, now);
  if (hold === null) return undefined;
  const isToday = write(hold.until, 'date') === write(now, 'date');
  const until = write(hold.until, isToday ? 'time' : 'datetime');
  if (hold.because === 'hours') return `Waits for ${until} (sending hours)`;
  const { warm_up: plan, time_zone: zone } = product;
  const allowance = (plan && allowanceOn(plan, dayOf(now, zone))) ?? 0;
  return `Waits for ${until}: today’s ${allowance.toLocaleString('en-US')} of the warm-up are sent`;
}

/** Says for which receivers nobody has counted the messages, so that the estimate lacks them; undefined when it lacks none. */
export function uncountedWords({ receiver_rates: receivers }: Product): string | undefined {
  const domains = receivers.filter(({ waiting }) => waiting === null).map(({ domain }) => domain);
  const [only] = domains;
  if (only === undefined) return undefined;
  const whom = domains.length === 1 ? only : `these ${domains.length} domains`;
  return `How many go to ${whom} is not counted yet: it may take longer.`;
}

/** 'over 5 days', or nothing for a single day. */
export function daysWords({ days }: ProductPace): string {
  return days.length > 1 ? `over ${days.length} days` : '';
}

/** '12,000 of 41,306 would not go out before its end, 11/27/2026 6:00 PM EST'; undefined while all of them would. */
export function leftWords(product: Product, pace: ProductPace, write: WriteDate): string | undefined {
  if (pace.left === 0) return undefined;
  const number = (value: number) => value.toLocaleString('en-US');
  const all = pace.days.reduce((sum, { messages }) => sum + messages, pace.left);
  const end = product.product_end_date === null ? null : new Date(product.product_end_date);
  const before = end === null ? 'within 60 days' : `before its end, ${write(end, 'datetime')}`;
  return `${number(pace.left)} of ${number(all)} would not go out ${before}`;
}
