import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/tx.ts';

export interface Decision {
  decision: 'accepted' | 'rejected' | null;
  by: number;
  at: Date;
  /** Undefined keeps the present note. */
  note: string | null | undefined;
}

export async function storeLinkDecision(tx: Tx, id: number, { decision, by, at, note }: Decision): Promise<void> {
  await tx
    .updateTable('creative_link')
    .set({
      verdict: decision,
      verdict_by: decision === null ? null : by,
      verdict_at: decision === null ? null : at,
      ...(note !== undefined && { note }),
      version: sql<number>`version + 1`,
    })
    .where('id', '=', id)
    .execute();
}

export async function storeClientDecision(tx: Tx, id: number, { decision, by, at, note }: Decision): Promise<void> {
  await tx
    .updateTable('creative_client')
    .set({
      decision,
      decided_by: decision === null ? null : by,
      decided_at: decision === null ? null : at,
      ...(note !== undefined && { note }),
      version: sql<number>`version + 1`,
    })
    .where('id', '=', id)
    .execute();
}
