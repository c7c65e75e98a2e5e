import type { V1Schemas } from '@mailroom/api-client';
import { nextStarts } from '@mailroom/domain/delivery/nextStarts';

type Product = V1Schemas['Product'];

/** How long somebody may take for the go-ahead after the hold time, in minutes. */
const GO_AHEAD = 30;

/** The rules that a new start of the product has to keep to. */
export function startRules({ attempt, time_zone, deployment_delta_days, hold_minutes }: Product) {
  return {
    timeZone: time_zone,
    noticeDays: attempt > 0 ? 0 : deployment_delta_days,
    leadMinutes: hold_minutes + GO_AHEAD,
  };
}

/** The starts to choose from: the first is filled in. */
export function suggestedStarts(product: Product, now: Date): readonly [string, ...string[]] {
  const { product_start_date: start } = product;
  const [first, ...others] = nextStarts(start === null ? null : new Date(start), startRules(product), now);
  return [first.toISOString(), ...others.map((each) => each.toISOString())];
}
