import type { Tx } from '../database/tx.ts';

/** Refuses the tokens of a session or a subject that were issued until now. */
export async function insertRevocation(
  tx: Tx,
  { kind, value, now }: { kind: 'session' | 'subject'; value: string; now: Date },
): Promise<void> {
  await tx
    .insertInto('revocation')
    .values({ kind, value, issued_before: now, at: now })
    .onConflict((conflict) => conflict.columns(['kind', 'value']).doUpdateSet({ issued_before: now, at: now }))
    .execute();
}

export async function deleteRevocationsBefore(tx: Tx, time: Date): Promise<void> {
  await tx.deleteFrom('revocation').where('at', '<', time).execute();
}
