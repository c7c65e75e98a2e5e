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

/** The account's limit that a running delivery keeps to; null without one, and once nothing is left to send. */
export function paceOf(
  product: Pick<V1Schemas['Product'], 'product_status' | 'product_type' | 'send_rate_per_minute'>,
  sending: Sending,
): number | null {
  const { product_status, product_type, send_rate_per_minute: rate } = product;
  // The limit is for mail.
  if (product_type === 'Data delivery') return null;
  return product_status === 'Live' && waitingIn(sending) > 0 ? rate : null;
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
