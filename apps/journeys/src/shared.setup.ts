import { choosePort } from '@mailroom/local/free-ports';
import { startNameServer } from '@mailroom/local/name-server';
import { startProduct } from './product.ts';
import { handOver } from './sharedProduct.ts';
import { startTargets } from './targets.ts';

/** Starts what all journeys share, before the workers start. Returns what stops it. */
export default async function startShared(): Promise<() => Promise<void>> {
  const names = await startNameServer();
  const targets = await startTargets(names.zone);
  const destinationPort = await choosePort();
  const { stop, ...product } = await startProduct({
    OUTBOUND_ALLOW: `127.0.0.1:${targets.port},127.0.0.1:${destinationPort}`,
    DNS_SERVERS: names.address,
  });
  handOver({ product, targetsPort: targets.port, destinationPort });
  return async () => {
    await stop();
    await targets.stop();
    await names.close();
  };
}
