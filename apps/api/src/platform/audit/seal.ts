import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { nowOf } from '../database/context.ts';
import type { Tx } from '../database/tx.ts';

/** Younger entries may still have an older one beside them that isn't committed. */
const settled = 60_000;

const batch = 5000;

type Entry = { id: number; line: string };

/**
 * Chains the settled entries by hash, in batches and a minute later: chaining inside each transaction would make all
 * writes wait for one another. Returns how many were sealed.
 */
export const sealAudit = async (tx: Tx): Promise<number> => {
  const now = nowOf(tx);
  const { rows } = await sql<Entry>`
    select id, (to_jsonb(e) - 'seal_id')::text as line from audit_entry e
     where seal_id is null and at < ${new Date(now.getTime() - settled)} order by id limit ${batch}`.execute(tx);
  const [first] = rows;
  const last = rows.at(-1);
  if (!first || !last) return 0;
  const before = await sql<{ hash: string }>`select hash from audit_seal order by id desc limit 1`.execute(tx);
  const hash = createHash('sha256').update(before.rows[0]?.hash ?? '');
  for (const row of rows) hash.update(row.line);
  await sql`select seal_audit(${now}, ${sql.val(rows.map((row) => row.id))}::bigint[], ${hash.digest('hex')})`.execute(
    tx,
  );
  return rows.length;
};
