const MINUTE = 60_000;

interface Delivery {
  readonly startsAt: Date;
  /** How many messages go out. */
  readonly messages: number;
  /** The account's limit; null without one. */
  readonly ratePerMinute: number | null;
}

interface DeliveryPlan {
  /** When the first message leaves. */
  readonly from: Date;
  /** When about the last message leaves; null without a limit, because the relay then sets the pace. */
  readonly doneAt: Date | null;
}

/** Returns from when until when messages go out. With a start that has passed, they go out from now. */
export function deliveryPlan({ startsAt, messages, ratePerMinute }: Delivery, now: Date): DeliveryPlan {
  const from = startsAt > now ? startsAt : now;
  if (ratePerMinute === null) return { from, doneAt: null };
  return { from, doneAt: new Date(from.getTime() + Math.ceil(messages / ratePerMinute) * MINUTE) };
}
