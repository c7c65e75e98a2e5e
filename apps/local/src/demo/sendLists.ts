import { dayOf } from '@mailroom/domain/dates/dates';
import { cappedVolume } from '@mailroom/domain/derivation/volume';
import type { DemoProduct } from './orders.ts';
import type { Plan } from './plan.ts';
import { mailableAt, totalsOf } from './sends.ts';
import type { SendList, Totals } from './sends.ts';

/** A launched product with its frozen list and what came of it. */
export interface Launched extends SendList {
  totals: Totals;
}

/** In percent, as accounts have it unless somebody changes it. */
export const TOLERANCE = 5;

const QUARTER_HOUR = 15 * 60_000;

/**
 * Returns the day of an instant in a zone. Days begin at a full quarter of an hour everywhere, so the zone is asked once for each
 * quarter: asking it for each of 50,000 messages took half of the time in which the demo data is planned.
 */
function dayTeller(): (at: Date, zone: string) => string {
  const zones = new Map<string, Map<number, string>>();
  return (at, zone) => {
    const days = zones.get(zone) ?? new Map<number, string>();
    zones.set(zone, days);
    const quarter = Math.floor(at.getTime() / QUARTER_HOUR);
    const day = days.get(quarter) ?? dayOf(at, zone);
    days.set(quarter, day);
    return day;
  };
}

/** The lists of all launched products. People who unsubscribe from one send are in none that is built later. */
export function planSends(plan: Plan, products: readonly DemoProduct[]): Map<number, Launched> {
  const dayIn = dayTeller();
  const gone = new Map<number, Map<string, Date>>();
  const lists = new Map<number, Launched>();
  const launched = products.filter(({ scenario }) => scenario.launched);
  for (const product of launched.toSorted((one, other) => one.startsAt.valueOf() - other.startsAt.valueOf())) {
    const { audience, account } = product;
    if (!audience) throw new Error(`product ${product.id} was launched without an audience`);
    const left = gone.get(audience.id) ?? new Map<string, Date>();
    const mailable = mailableAt(product.launchedAt, audience, left);
    const { sendable } = cappedVolume(product.volume, mailable, TOLERANCE);
    // A copy: people who unsubscribe from this send or a later one were still on this list.
    const list = { product, recipients: sendable, gone: new Map(left) };
    const totals = totalsOf(plan, list, (at) => dayIn(at, account.timeZone));
    for (const { email, at } of totals.unsubscribed) if (!left.has(email)) left.set(email, at);
    gone.set(audience.id, left);
    lists.set(product.id, { ...list, totals });
  }
  return lists;
}
