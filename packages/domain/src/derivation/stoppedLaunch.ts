import type { ActionStatus } from '../statuses/workStatuses.ts';
import type { ProductAttention } from '../statuses/productAttentions.ts';
import { isReleased, type ProductStatus } from '../statuses/productStatuses.ts';

interface StoppedProduct {
  readonly launched: boolean;
  readonly status: ProductStatus;
  readonly attention: ProductAttention | null;
}

/**
 * How the last attempt of a product was stopped. One that is `over` was cancelled: its figures are those of that attempt.
 * One that is `waiting` goes out with a relaunch: its figures are what that would reach now, beside those of the attempt.
 */
type Stop = 'over' | 'waiting';

/** Returns null before the first launch, and while an attempt holds the product. */
export function stopOf({ launched, status, attention }: StoppedProduct): Stop | null {
  if (!launched || !isReleased(status, attention)) return null;
  return status === 'Cancelled' ? 'over' : 'waiting';
}

function stopText({ status, attention }: StoppedProduct, step: string): string {
  if (attention === 'sent_back') return 'Sent back instead of confirmed';
  if (attention === 'start_missed') return 'Not confirmed before its start';
  if (attention === 'creative_rejected') return `Creative rejected before ${step}`;
  return `${status === 'Cancelled' ? 'Cancelled' : 'Stopped'} before ${step}`;
}

const REACHED: readonly ActionStatus[] = ['Started', 'Success', 'Error'];

/** Says why a stopped attempt didn't reach each of the remaining steps, in their order. The first one names the stop. */
export function unreachedSteps(
  product: StoppedProduct,
  steps: readonly { readonly name: string; readonly status: ActionStatus }[],
): ReadonlyMap<string, string> {
  const [first, ...later] = steps.filter(({ status }) => !REACHED.includes(status));
  return new Map([
    ...(first ? [[first.name, stopText(product, first.name)] as const] : []),
    ...later.map(({ name }) => [name, 'Not reached'] as const),
  ]);
}
