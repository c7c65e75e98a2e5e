import type { Tx } from '../../platform/database/tx.ts';

/** What derive() asks of a destination. */
export async function installForDerive(
  tx: Tx,
  id: number,
): Promise<{ id: number; name: string; lastCheck: 'passed' | 'failed' | null } | null> {
  const row = await tx
    .selectFrom('install')
    .select(['id', 'name', 'last_check_at', 'last_check_result'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row) return null;
  return {
    id: row.id,
    name: row.name,
    lastCheck: row.last_check_at === null ? null : row.last_check_result === 'passed' ? 'passed' : 'failed',
  };
}
