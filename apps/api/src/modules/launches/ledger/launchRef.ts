import type { ProductState } from '../../orders/moves.commands.ts';

/** One launch of a product: what its jobs carry, and what every change of it is about. */
export interface LaunchRef {
  productId: number;
  accountId: number;
  launchId: number;
}

/** The launch that is the product's now. */
export function refOf({ id: productId, account_id: accountId, launch_id: launchId }: ProductState): LaunchRef {
  if (launchId === null) throw new Error(`product ${productId} has no launch`);
  return { productId, accountId, launchId };
}
