import type { Move } from '@mailroom/domain/dates/moves';
import { derive } from '@mailroom/domain/derivation/derive';
import type { ProductStatus } from '@mailroom/domain/statuses/productStatuses';
import { DomainError, notFound } from '../../../errors.ts';
import type { UserActor } from '../../../platform/database/actor.ts';
import { nowOf } from '../../../platform/database/context.ts';
import type { Tx } from '../../../platform/database/tx.ts';
import { rowsOfIds } from '../../../platform/list/rows.reads.ts';
import { columnsOf } from '../records/productEdit.ts';
import { launchByOf } from '../records/products.present.ts';
import type { StoredReason } from '../records/productRow.ts';
import { products, type ProductRow } from '../records/products.resource.ts';
import { deriveInputOf, type ReadOnce } from '../status/deriveInput.ts';
import { reasonsOf } from '../status/reasonsOf.ts';
import { requireAction } from '../status/requireAction.ts';
import { editOf } from './moveDates.ts';
import { requireFields } from './products.service.ts';

export interface Preview {
  row: ProductRow;
  startsAt: Date | null;
  endsAt: Date | null;
  status: ProductStatus;
  reasons: readonly StoredReason[];
  /** By when it should then be launched; null while a launch has it, and when it is too late. */
  launchBy: Date | null;
  /** Why the move would be refused; null when it would be made. */
  refused: string | null;
}

/** Keeps what was read, so that products that share a part read it once. */
function keepReads(): ReadOnce {
  const kept = new Map<string, Promise<unknown>>();
  return <Part>(key: string, read: () => Promise<Part>) => {
    const part = (kept.get(key) as Promise<Part> | undefined) ?? read();
    kept.set(key, part);
    return part;
  };
}

type Dates = Pick<ProductRow, 'starts_at' | 'ends_at'>;

/** The dates after the move. Throws the refusal of the edit that the move would be. */
async function datesAfter(tx: Tx, row: ProductRow, move: Move, actor: UserActor): Promise<Dates> {
  await requireAction(tx, row, 'update', { actor, record: () => Promise.resolve(undefined) });
  const { time_zone: timeZone, deployment_delta_days: deploymentDeltaDays } = row;
  const fields = editOf(row, move, timeZone);
  requireFields(fields, row, { now: nowOf(tx), timeZone, deploymentDeltaDays });
  const { starts_at: startsAt, ends_at: endsAt } = columnsOf(fields) as Dates;
  return { starts_at: startsAt, ends_at: endsAt };
}

function unmoved(row: ProductRow, refused: string, now: Date): Preview {
  const { starts_at: startsAt, ends_at: endsAt, status, reasons } = row;
  return { row, startsAt, endsAt, status, reasons, launchBy: launchByOf(row, now), refused };
}

async function previewOne(
  tx: Tx,
  row: ProductRow,
  { move, actor, once }: { move: Move; actor: UserActor; once: ReadOnce },
): Promise<Preview> {
  let dates: Dates;
  try {
    dates = await datesAfter(tx, row, move, actor);
  } catch (error) {
    if (error instanceof DomainError && error.status < 500) return unmoved(row, error.message, nowOf(tx));
    throw error;
  }
  const after = { ...row, ...dates };
  const derived = derive(await deriveInputOf(tx, after, 'none', once));
  // After a launch a derivation changes only the reasons: see `rederive`.
  const status = row.attempt > 0 ? row.status : derived.status;
  const reasons = await reasonsOf(tx, { ...after, status }, derived);
  const launchBy = launchByOf(after, nowOf(tx));
  return { row, startsAt: after.starts_at, endsAt: after.ends_at, status, reasons, launchBy, refused: null };
}

/** Returns what a move would make of each product, without holding or changing anything. */
export async function previewMove(
  tx: Tx,
  ids: readonly number[],
  move: Move,
  actor: UserActor,
): Promise<readonly Preview[]> {
  const named = [...new Set(ids)];
  const rows = await rowsOfIds(tx, products, named);
  if (rows.length !== named.length) throw notFound();
  const once = keepReads();
  const previews: Preview[] = [];
  for (const row of rows) previews.push(await previewOne(tx, row, { move, actor, once }));
  return previews;
}
