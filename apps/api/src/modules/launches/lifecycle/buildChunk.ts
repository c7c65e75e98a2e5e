import { createHash } from 'node:crypto';
import { addressSpellings } from '../../../platform/addresses/canonicalAddress.ts';
import type { Deps } from '../../../platform/deps.ts';
import type { Tx } from '../../../platform/database/tx.ts';
import { mailableAfter } from '../../audiences/audiences.reads.ts';
import type { ProductForLaunch } from '../../orders/orders.reads.ts';
import { candidatesOf } from './buildPlan.ts';
import type { Build, Launch } from './launch.repository.ts';
import { saveBuild } from './launch.repository.ts';
import { laneOf } from '../ledger/lanes.ts';
import { messageIdOf } from '../ledger/messageId.ts';
import { addMessages, type NewMessage } from './sendList.repository.ts';

/** People a transaction: well under a second, so that a kill loses little and nobody waits for it. */
const CHUNK = 10_000;

interface Sending {
  /** The address of its sender. */
  from: string;
  receivers: readonly string[] | null;
}

export function messageTo(deps: Deps, { from, receivers }: Sending, email: string, merge: unknown): NewMessage {
  const [canonical = email, ...others] = addressSpellings(email);
  return {
    email,
    hmac: deps.secrets.digest('address', canonical),
    otherHmacs: others.map((spelling) => deps.secrets.digest('address', spelling)),
    merge: JSON.stringify(merge),
    messageId: messageIdOf(deps.ids, from),
    receiver: laneOf(canonical, receivers),
  };
}

/** Writes one transaction's worth of the list. Returns how far it is then; null when nobody is left. */
export async function buildChunk(
  tx: Tx,
  deps: Deps,
  { product, launch, sender }: { product: ProductForLaunch; launch: Launch; sender: string },
  build: Build,
): Promise<Build | null> {
  const members = await mailableAfter(tx, candidatesOf(product, launch), {
    after: build.after,
    limit: CHUNK,
    seed: product.id,
    last: build.plan.last,
  });
  const last = members.at(-1);
  if (!last) return null;
  const sending = { from: sender, receivers: launch.receivers };
  const messages = members.map(({ email, merge }) => messageTo(deps, sending, email, merge));
  const added = await addMessages(tx, { launch, purpose: 'live' }, messages);
  const hash = createHash('sha256').update(build.hash);
  for (const { hmac } of messages) hash.update(hmac);
  const next = { ...build, after: last.id, recipients: build.recipients + added, hash: hash.digest('hex') };
  await saveBuild(tx, launch.id, next);
  return next;
}
