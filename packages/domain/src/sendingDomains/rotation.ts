import { faultOfKey } from './dkim.ts';
import type { DnsAnswer } from './dnsAnswer.ts';
import { removableFrom, type SendingKey } from './keys.ts';

/** Since when DNS shows a key. Without an answer nothing changes: a DNS server that is down must not stop the signing. */
function seenAt(key: SendingKey, answer: DnsAnswer | undefined, now: Date): Date | null {
  if (answer === undefined || answer.state === 'unreachable') return key.seenAt;
  const isShown = answer.state === 'found' && faultOfKey(key.publicKey, answer.texts) === undefined;
  return isShown ? (key.seenAt ?? now) : null;
}

function withAnswer<Key extends SendingKey>(key: Key, answer: DnsAnswer | undefined, now: Date): Key {
  const seen = seenAt(key, answer, now);
  if (seen !== null) return { ...key, seenAt: seen, lostAt: null };
  return { ...key, seenAt: null, lostAt: key.seenAt === null ? key.lostAt : now };
}

function isOver(key: SendingKey, now: Date): boolean {
  return key.retiredAt !== null && key.seenAt === null && now >= removableFrom(key.retiredAt);
}

/**
 * The keys after a check. A key that waited becomes active when DNS shows it. Then the one before it retires, if it may have
 * signed, and one that had retired before is dropped. A retired key is also dropped once its days are over and DNS no longer
 * shows it.
 */
export function keysAfterCheck<Key extends SendingKey>(
  keys: readonly Key[],
  answerOf: (key: Key) => DnsAnswer | undefined,
  now: Date,
): Key[] {
  const checked = keys.map((key) => ({
    key: withAnswer(key, answerOf(key), now),
    hasSigned: key.state === 'active' && key.seenAt !== null,
  }));
  const next = checked.find(({ key }) => key.state === 'next' && key.seenAt !== null);
  if (next === undefined) return checked.map(({ key }) => key).filter((key) => !isOver(key, now));
  const before = checked.filter(({ hasSigned }) => hasSigned);
  return [
    { ...next.key, state: 'active' },
    ...before.map(({ key }): Key => ({ ...key, state: 'retired', retiredAt: now })),
  ];
}

/** Why no further key can be made now; undefined when one can. */
export function rotationObstacle(keys: readonly Pick<SendingKey, 'state'>[]): string | undefined {
  return keys.some(({ state }) => state === 'next')
    ? 'A key already waits for its DNS record. Add the record and check the domain.'
    : undefined;
}
