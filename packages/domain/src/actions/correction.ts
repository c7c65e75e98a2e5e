import type { CreativeStatus } from '../statuses/creativeStatuses.ts';
import { statusRow } from '../statuses/statuses.ts';

/** The creative of a product that is paused, or whose step failed: the revision that is sent, and whether there is a newer one. */
export interface Correction {
  /** The number of the revision that the stopped attempt sends. */
  readonly sent: number;
  /** The number of the creative's newest revision. */
  readonly newest: number;
  /** The status of the creative, which is about its newest revision. */
  readonly status: CreativeStatus;
}

/** `none`: nobody has corrected the creative yet. `trouble`: somebody has to act on the corrected revision first. */
type CorrectionState = 'none' | 'checking' | 'trouble' | 'ready';

const STATES: Readonly<Partial<Record<CreativeStatus, CorrectionState>>> = {
  'Action Pending - Validate': 'checking',
  Approved: 'ready',
  'Live - See Report': 'ready',
};

export function correctionState({ sent, newest, status }: Correction): CorrectionState {
  return newest > sent ? (STATES[status] ?? 'trouble') : 'none';
}

/** Says why the corrected mail can't be sent yet. Asked only while it can't. */
export function whyNotCorrected(correction: Correction): string {
  const { sent, newest, status } = correction;
  const state = correctionState(correction);
  if (state === 'none') return `Upload the corrected creative first: revision ${sent} is the one that it sends`;
  if (state === 'checking') return `Revision ${newest} is still being checked`;
  const meaning = statusRow('creative', status).meaning.replace(/\.$/, '');
  return `Revision ${newest} needs attention: ${meaning.charAt(0).toLowerCase()}${meaning.slice(1)}`;
}
