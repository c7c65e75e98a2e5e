/** What a derived key is for: a ciphertext or token of one purpose is worthless for another. */
export type Purpose = 'install' | 'person' | 'address' | 'ticket' | 'tracking' | 'download' | 'unsubscribe';

export type Secrets = {
  /** Encrypts for one row: `row` (e.g. `install:12:secret`) is bound, so a moved ciphertext doesn't open. */
  seal(purpose: Purpose, row: string, plain: string): string;
  open(purpose: Purpose, row: string, sealed: string): string;
  /** A signed token with its end; without one it never ends (tracking links in mails). */
  sign(purpose: Purpose, claims: Record<string, string | number>, expiresAt?: Date): string;
  /** The claims, or null when the token is forged, of another purpose, or over. */
  verify(purpose: Purpose, token: string, now: Date): Record<string, string | number> | null;
  /** A keyed digest that stays the same over rotations as long as its first key is listed. */
  digest(purpose: Purpose, value: string): Buffer;
};
