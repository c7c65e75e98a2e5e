import type { SendResult } from '../../../platform/mail/mail.ts';
import type { Claimed, Outcome } from './ledger.repository.ts';

const MINUTE = 60_000;

/** Minutes until the next try after the first, second … answer of the kind 'try again later'. */
const BACKOFF = [1, 2, 5, 10, 20, 40, 60, 120, 240, 240, 240];

/** Translates the relay's answer into the outcome of a message. */
export function outcomeOf({ id, attempts }: Claimed, result: SendResult, now: Date): Outcome {
  const { response } = result;
  if (result.outcome === 'not sent') return { id, state: 'queued', response, nextTryAt: now, isUntried: true };
  if (result.outcome !== 'later') return { id, state: result.outcome, response, nextTryAt: null };
  const minutes = BACKOFF[attempts - 1];
  if (minutes === undefined) return { id, state: 'refused', response, nextTryAt: null };
  return { id, state: 'queued', response, nextTryAt: new Date(now.getTime() + minutes * MINUTE) };
}
