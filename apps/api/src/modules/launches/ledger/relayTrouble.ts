import type { RelayFault } from '../../../platform/mail/mail.ts';

/** The relay takes no message at all. Its messages stay queued, and the launch stops with the reason. */
export class RelayTrouble extends Error {
  readonly reason: string;
  /** True when only a person can change it, so that further runs are pointless and might lock the sign-in. */
  readonly isLasting: boolean;

  constructor({ reason, isLasting, response }: RelayFault) {
    super(`${reason} ${response}`);
    this.name = 'RelayTrouble';
    this.reason = reason;
    this.isLasting = isLasting;
  }
}
