import type { Deps } from '../../../platform/deps.ts';

/** The message that a token names. No personal data: its numbers mean nothing outside and can't be guessed without the signature. */
export interface Tracked {
  accountId: number;
  messageId: number;
}
type TrackedLink = Tracked & { linkId: number };

const OPEN_PURPOSE = 'tracking';
const LEAVE_PURPOSE = 'unsubscribe';

/** Addresses for messages of one account. They never expire, because mails are kept. */
export function trackingUrls({ secrets, settings }: Deps, accountId: number) {
  const base = settings.trackingUrl.href.replace(/\/$/, '');
  return {
    open: (messageId: number): string => `${base}/o/${secrets.sign(OPEN_PURPOSE, { a: accountId, m: messageId })}.gif`,
    click: (messageId: number, linkId: number): string =>
      `${base}/c/${secrets.sign(OPEN_PURPOSE, { a: accountId, m: messageId, l: linkId })}`,
    unsubscribe: (messageId: number): string =>
      `${base}/u/${secrets.sign(LEAVE_PURPOSE, { a: accountId, m: messageId })}`,
  };
}

function verified({ secrets, clock }: Deps, purpose: typeof OPEN_PURPOSE | typeof LEAVE_PURPOSE, token: string) {
  try {
    return secrets.verify(purpose, token, clock.now());
  } catch {
    // A payload that isn't JSON is forged, so it gets the same answer as any other forged token.
    return null;
  }
}

function numbers(claims: Record<string, string | number> | null): Tracked | null {
  const accountId = claims?.['a'];
  const messageId = claims?.['m'];
  return typeof accountId === 'number' && typeof messageId === 'number' ? { accountId, messageId } : null;
}

export function readOpen(deps: Deps, token: string): Tracked | null {
  const claims = verified(deps, OPEN_PURPOSE, token);
  return claims?.['l'] === undefined ? numbers(claims) : null;
}

export function readClick(deps: Deps, token: string): TrackedLink | null {
  const claims = verified(deps, OPEN_PURPOSE, token);
  const tracked = numbers(claims);
  const linkId = claims?.['l'];
  return tracked && typeof linkId === 'number' ? { ...tracked, linkId } : null;
}

export function readLeave(deps: Deps, token: string): Tracked | null {
  return numbers(verified(deps, LEAVE_PURPOSE, token));
}
