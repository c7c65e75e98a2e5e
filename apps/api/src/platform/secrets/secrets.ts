/** The purpose of a derived key. A ciphertext or token of one purpose is worthless for another. */
export type Purpose =
  | 'install'
  | 'person'
  | 'address'
  | 'ticket'
  | 'tracking'
  | 'download'
  | 'unsubscribe'
  | 'signing'
  | 'bounce';

export interface Secrets {
  /** Encrypts for one row (e.g. `install:12:secret`). A ciphertext that was moved to another row can't be decrypted. */
  seal(purpose: Purpose, row: string, plain: string): string;
  open(purpose: Purpose, row: string, sealed: string): string;
  /** A signed token that expires at the given time; without one it never expires (tracking links in mails). */
  sign(purpose: Purpose, claims: Record<string, string | number>, expiresAt?: Date): string;
  /** The claims, or null when the token is forged, expired or for another purpose. */
  verify(purpose: Purpose, token: string, now: Date): Record<string, string | number> | null;
  /** Whether the token names one of the keys. Anybody can write such a token, so this says nothing about its signature. */
  mayHaveSigned(token: string): boolean;
  /** A keyed digest that stays the same over rotations as long as its first key is listed. */
  digest(purpose: Purpose, value: string): Buffer;
}
