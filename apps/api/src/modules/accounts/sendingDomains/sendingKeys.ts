import type { SendingKey } from '@mailroom/domain/sendingDomains/keys';
import type { SendingDomainRow } from './sendingDomains.resource.ts';

type StoredKey = SendingKey & { id: number };

/** A domain's keys as the rules need them. */
export function keysOf({ keys }: Pick<SendingDomainRow, 'keys'>): StoredKey[] {
  return keys.map((key) => ({
    id: key.id,
    selector: key.selector,
    state: key.state,
    publicKey: key.public_key,
    seenAt: key.seen_at === null ? null : new Date(key.seen_at),
    lostAt: key.lost_at === null ? null : new Date(key.lost_at),
    retiredAt: key.retired_at === null ? null : new Date(key.retired_at),
  }));
}
