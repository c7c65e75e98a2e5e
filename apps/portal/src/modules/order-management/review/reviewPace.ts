import type { V1Schemas } from '@mailroom/api-client';
import type { ReviewedAction } from './actionTexts.ts';
import { productPace } from './productPace.ts';
import { leavesAt } from './reviewPlan.ts';

/** How the messages would go out after the button. */
export function reviewPace(product: V1Schemas['Product'], action: ReviewedAction, now: Date) {
  const seeds = action === 'confirm' ? (product.prepared?.live_seeds ?? 0) : 0;
  const from = leavesAt(product, action, now) ?? now;
  return productPace(product, { from, people: product.recipients ?? 0, seeds }, now);
}
