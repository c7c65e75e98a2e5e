import type { RelayFault } from '../../../platform/mail/mail.ts';
import { StepTrouble } from './stepTrouble.ts';

/**
 * The relay takes no message at all. Its messages stay queued, and the launch stops with the reason. It lasts when further
 * runs are pointless and might lock the sign-in.
 */
export class RelayTrouble extends StepTrouble {
  constructor({ reason, isLasting, response }: RelayFault) {
    super(reason, isLasting, { detail: response });
    this.name = 'RelayTrouble';
  }
}
