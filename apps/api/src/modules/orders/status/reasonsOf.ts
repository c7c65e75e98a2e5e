import type { Derived } from '@mailroom/domain/derivation/derive';
import { isPinned, SENDS_REJECTED } from '@mailroom/domain/actions/productActions';
import { confirmLimit, dueFrom } from '@mailroom/domain/derivation/deadlines';
import { launchedReasons } from '@mailroom/domain/derivation/productReasons';
import type { Reason } from '@mailroom/domain/derivation/reasons';
import { HELD_STATUSES } from '@mailroom/domain/statuses/productGroups';
import { nowOf } from '../../../platform/database/context.ts';
import type { Tx } from '../../../platform/database/tx.ts';
import { timeZoneOf } from '../../accounts/accounts.reads.ts';
import { actionRow, CREATIVE_GONE } from '../records/productRow.ts';
import type { ProductState, StoredReason } from '../records/productRow.ts';
import { isCreativeRejected } from './status.repository.ts';

/** Turns dates into text, as the database returns them, so that stored reasons can be compared with found ones. */
function plain(reasons: readonly object[]): StoredReason[] {
  return JSON.parse(JSON.stringify(reasons)) as StoredReason[];
}

/** Whether its attempt stopped in the middle and keeps its pins: it can be resumed or corrected. */
export function isStopped({ attention }: Pick<ProductState, 'attention'>): boolean {
  return attention === 'paused' || attention === 'step_failed';
}

/** Why a stopped product can't be resumed: the revision that its launch pinned was rejected after the launch, whatever came later. */
async function creativeGone(tx: Tx, product: ProductState): Promise<object[]> {
  if (!isStopped(product) || !isPinned(actionRow(product)) || !(await isCreativeRejected(tx, product))) return [];
  const subject = { entity: 'creative', id: product.creative_id ?? 0 };
  return [{ code: CREATIVE_GONE, text: `${SENDS_REJECTED}.`, subject, actor: 'Creative team' }];
}

/** The deadline that a reason has been given already. */
function givenDue(product: ProductState, { code, subject }: Pick<Reason, 'code' | 'subject'>): Date | undefined {
  const given = product.reasons.find(
    (reason) => reason.code === code && reason.subject.entity === subject.entity && reason.subject.id === subject.id,
  )?.due;
  return given === undefined ? undefined : new Date(given);
}

/** When somebody has to act on a launched product, the best date first. Empty while nobody has to. */
async function deadlinesOf(tx: Tx, product: ProductState): Promise<(Date | null)[]> {
  const { status, attempt, starts_at: startsAt, ends_at: endsAt } = product;
  if (HELD_STATUSES.includes(status)) return [startsAt, endsAt];
  if (status !== 'Processing' || !product.waiting) return [];
  return [startsAt, confirmLimit({ attempt, startsAt, endsAt }, await timeZoneOf(tx, product.account_id))];
}

/** Why a launched product has its status. */
async function launched(tx: Tx, product: ProductState): Promise<readonly Reason[]> {
  const { id, status, attention, attention_detail: detail } = product;
  const given = givenDue(product, { code: attention ?? status, subject: { entity: 'product', id } });
  const due = dueFrom(await deadlinesOf(tx, product), given, nowOf(tx));
  return launchedReasons({ id, status, attention, detail, due });
}

/** Why a product can't be launched yet. */
function unlaunched(tx: Tx, product: ProductState, derived: Derived | null): Reason[] {
  return (derived?.reasons ?? []).map((reason) => {
    const due = dueFrom([reason.due ?? null], givenDue(product, reason), nowOf(tx));
    return { ...reason, ...(due && { due }) };
  });
}

/** The reasons of a product: why it has its status and, once it could be relaunched, what would prevent that. */
export async function reasonsOf(tx: Tx, product: ProductState, derived: Derived | null): Promise<StoredReason[]> {
  if (product.attempt === 0) return plain(unlaunched(tx, product, derived));
  return plain([...(await launched(tx, product)), ...(await creativeGone(tx, product)), ...(derived?.reasons ?? [])]);
}
