import { choicesOf, fallbackProblem } from '@mailroom/domain/proofread/decisions';
import { linkFallbackProblem } from '@mailroom/domain/proofread/linkFallback';
import { rules } from '@mailroom/domain/forms/validation';
import type { ProofreadChoice } from '@mailroom/domain/proofread/kinds';
import { withLeftOut } from '@mailroom/domain/derivation/recipients';
import { conflict, invalid } from '../../../errors.ts';
import type { Tx } from '../../../platform/database/tx.ts';
import { appendEvent } from '../../../platform/events/events.commands.ts';
import { changed } from '../../../platform/facts/changed.ts';
import { noteBuilt, type ProductState } from '../../orders/moves.commands.ts';
import { tallyOf } from '../ledger/ledgerCounts.repository.ts';
import type { LaunchRef } from '../ledger/launchRef.ts';
import { totalOf } from '../ledger/tally.ts';
import { countUndecided, leaveOut, saveDecision, takeIn, type Fault } from '../proofread/proofread.repository.ts';
import { requireLaunch, type BuiltCounts } from './launch.repository.ts';
import { rewriteManifest } from './manifest.ts';

interface Given {
  choice: ProofreadChoice | null;
  fallback?: string | undefined;
  reason?: string | undefined;
}

interface Decided {
  choice: ProofreadChoice | null;
  fallback: string | null;
  reason: string | null;
}

/** Whether decisions can be made: only about the product's own launch, while it waits for its go-ahead. */
export function isOpenFor(product: Pick<ProductState, 'launch_id' | 'status' | 'waiting'>, launchId: number): boolean {
  return product.launch_id === launchId && product.status === 'Processing' && product.waiting;
}

/** Returns a decision without what its choice doesn't need. Refuses one that lacks what it needs. */
function checked({ choice, fallback, reason }: Given, fault: Fault): Decided {
  const given = reason?.trim() ? reason.trim() : null;
  if (choice === null) return { choice, fallback: null, reason: null };
  if (!choicesOf(fault.kind, fault.field).includes(choice))
    throw invalid({ choice: 'This fault has no single field that a fallback could replace' });
  if (choice === 'fallback') {
    const text = fallback?.trim();
    const problem = fallbackProblem(text) ?? linkFallbackProblem(fault.url, fault.field, text ?? '');
    if (problem !== undefined) throw invalid({ fallback: problem });
    return { choice, fallback: text ?? '', reason: given };
  }
  if (choice === 'accept' && given === null)
    throw invalid({ reason: rules.required(undefined, { field: 'reason' }) ?? '' });
  return { choice, fallback: null, reason: given };
}

/** Moves the mails of a fault out of the list, or back into it. */
async function moveMails(tx: Tx, ref: LaunchRef, fault: Fault, choice: ProofreadChoice | null): Promise<void> {
  if (choice === 'leave_out' && fault.decision !== 'leave_out') await leaveOut(tx, ref, fault.id);
  if (choice !== 'leave_out' && fault.decision === 'leave_out') await takeIn(tx, ref, fault.id);
}

/**
 * Stores a decision about a fault, with the product locked. The list, its numbers, its manifest and the product's row follow
 * in the same transaction. The same decision again changes nothing.
 */
export async function decideFault(
  tx: Tx,
  ref: LaunchRef,
  fault: Fault,
  given: Given,
  { by, record }: { by: number; record: () => Promise<unknown> },
): Promise<void> {
  const { choice, fallback, reason } = checked(given, fault);
  if (choice === fault.decision && fallback === fault.fallback && reason === fault.reason) return;
  await saveDecision(tx, ref, fault.id, { choice, fallback, reason, by });
  await moveMails(tx, ref, fault, choice);
  const launch = await requireLaunch(tx, ref.launchId);
  const leftOut = totalOf(await tallyOf(tx, ref.launchId, ['left out']));
  // Written by the build, which stores all of them.
  const counts = withLeftOut(launch.counts as BuiltCounts, leftOut);
  if (counts.recipients === 0)
    throw conflict('blocked', 'Nobody would be left. Send it back instead', { record: await record() });
  await rewriteManifest(tx, launch, counts);
  await noteBuilt(tx, ref.productId, { ...counts, undecided: await countUndecided(tx, ref) });
  await changed(tx, 'launch', ref.launchId, ref.accountId);
  await appendEvent(tx, 'product', ref.productId, ref.accountId);
}
