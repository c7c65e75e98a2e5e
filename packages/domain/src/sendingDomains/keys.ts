/** `next` waits for its DNS record, `active` signs once DNS shows it, `retired` only stays in DNS. */
export type KeyState = 'next' | 'active' | 'retired';

export interface SendingKey {
  readonly selector: string;
  readonly state: KeyState;
  readonly publicKey: string;
  /** Since when DNS shows it; null while DNS doesn't. */
  readonly seenAt: Date | null;
  /** Since when DNS no longer shows it, although it did; null otherwise. */
  readonly lostAt: Date | null;
  readonly retiredAt: Date | null;
}

/**
 * Days for which the record of a retired key stays: mail that it signed may wait as long in the queues of relays, and
 * receivers check it when it arrives.
 */
const RETIRED_KEY_DAYS = 7;

const DAY = 86_400_000;

/** When the DNS record of a retired key can be removed. */
export function removableFrom(retiredAt: Date): Date {
  return new Date(retiredAt.getTime() + RETIRED_KEY_DAYS * DAY);
}

export function isSigning(keys: readonly SendingKey[]): boolean {
  return keys.some(({ state, seenAt }) => state === 'active' && seenAt !== null);
}
