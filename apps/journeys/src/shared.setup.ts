import { startProduct } from './product.ts';
import { handOver } from './sharedProduct.ts';
import { startTargets } from './targets.ts';

/** Starts what all journeys share, before the workers start. Returns what stops it. */
export default async function startShared(): Promise<() => Promise<void>> {
  const targets = await startTargets();
  const { stop, ...product } = await startProduct({ OUTBOUND_ALLOW: `127.0.0.1:${targets.port}` });
  handOver({ product, targetsPort: targets.port });
  return async () => {
    await stop();
    await targets.stop();
  };
}
