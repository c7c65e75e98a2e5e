import type { Product } from './product.ts';

const SHARED = 'JOURNEYS_SHARED';

interface Shared {
  product: Product;
  targetsPort: number;
  /** Where the product may reach a destination for data. The journey about one listens there. */
  destinationPort: number;
}

/** Workers are processes of their own: they inherit the environment and nothing else. */
export function handOver(shared: Shared): void {
  process.env[SHARED] = JSON.stringify(shared);
}

export function readShared(): Shared {
  const text = process.env[SHARED];
  if (text === undefined) throw new Error('No product was started for the journeys');
  return JSON.parse(text) as Shared;
}
