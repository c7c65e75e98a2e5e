import type { V1Schemas } from '@mailroom/api-client';

type Sending = V1Schemas['Sending'];

/** Whether any message has left. Before that, a bar of what is delivered says nothing. */
export function hasLeft(sending: Sending): boolean {
  const { accepted, refused, in_doubt, claimed, live_seeds_accepted } = sending;
  return accepted + refused + in_doubt + claimed + live_seeds_accepted > 0;
}

/** How many messages still wait to go out. */
export function waitingIn({ queued, claimed }: Sending): number {
  return queued + claimed;
}

/** Whether e-mails still go out. The account's limits are for these only. */
export function isGoingOut(
  { product_status, product_type }: Pick<V1Schemas['Product'], 'product_status' | 'product_type'>,
  sending: Sending,
): boolean {
  return product_type !== 'Data delivery' && product_status === 'Live' && waitingIn(sending) > 0;
}

/** The account's rate that a running delivery keeps to; null without one, and once nothing is left to send. */
export function rateOf(
  product: Pick<V1Schemas['Product'], 'product_status' | 'product_type' | 'send_rate_per_minute'>,
  sending: Sending,
): number | null {
  return isGoingOut(product, sending) ? product.send_rate_per_minute : null;
}

/** Counts this attempt's messages that were not delivered, by what became of them. Leaves out what didn't happen. */
export function sendingFacts(
  { attempt, volume_delivered }: Pick<V1Schemas['Product'], 'attempt' | 'volume_delivered'>,
  sending: Sending,
): readonly (readonly [term: string, value: number])[] {
  const rest = [
    ['Waiting', waitingIn(sending)],
    ['Refused', sending.refused],
    ['In doubt', sending.in_doubt],
    ['Suppressed since', sending.suppressed_late],
    ['Withdrawn', sending.withdrawn],
    ['Delivered before', attempt > 1 ? volume_delivered - sending.accepted : 0],
  ] as const;
  return rest.filter(([, value]) => value > 0);
}

/** Statuses in which a built launch goes on to its delivery. */
const AHEAD: readonly V1Schemas['Product']['product_status'][] = ['Processing', 'Approved', 'Live'];

/** Whether a launch is built of which nothing has left. */
export function isPlanned({
  product_status,
  product_type,
  prepared,
  sending,
  product_start_date,
}: V1Schemas['Product']): boolean {
  const isBuilt = prepared !== null && product_start_date !== null && AHEAD.includes(product_status);
  return isBuilt && product_type !== 'Data delivery' && !(sending && hasLeft(sending));
}

/** The launch with a go-ahead, before which somebody may have decided about single mails; null without one. */
export function decidedLaunch({ launch_id, product_type, steps }: V1Schemas['Product']): number | null {
  const isGiven = steps.some(({ name, status }) => name === 'Confirm' && status === 'Success');
  return isGiven && product_type !== 'Data delivery' ? launch_id : null;
}
