import type { V1Schemas } from '@mailroom/api-client';
import type { ReviewedAction } from './actionTexts.ts';

type Product = V1Schemas['Product'];

/** The corrected mail instead of the paused attempt's, which has its own list and proof. */
function withCorrection(product: Product): Product {
  const { corrected } = product;
  if (corrected === null) return product;
  const { creative, audience, get_it: recipients } = corrected;
  return { ...product, creative, audience, recipients, prepared: null, steps: [], launched_at: null };
}

/** The product as the action would send it. A record shows the last attempt, of which a further one differs. */
export function reviewedProduct(product: Product, action: ReviewedAction): Product {
  if (action === 'correct') return withCorrection(product);
  return action === 'relaunch' ? { ...product, ...product.relaunch } : product;
}
