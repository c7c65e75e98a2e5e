import { sql } from 'kysely';
import { bigint, bool, int, selectRows } from '../../../platform/database/statement.ts';
import type { Tx } from '../../../platform/database/tx.ts';
import { RejectedRows } from './corrections.ts';
import type { ImportVersion } from '../versions/import.repository.ts';
import type { Source } from '../reading/rejectFile.ts';

const ROW = { ingest: int, line: bigint, is_open: bool };

/**
 * The rejected rows of the version that an import corrects. Those that earlier chunks of the import replaced count as corrected,
 * so that a continued run decides as the first one did.
 */
export async function rejectedRowsOf(
  tx: Tx,
  { id, base_version_id: base }: Pick<ImportVersion, 'id' | 'base_version_id'>,
): Promise<RejectedRows> {
  const found = new RejectedRows();
  const rows = await selectRows(
    tx,
    ROW,
    sql`
    select r.ingest, r.line, r.corrected_in is null and c.line is null as is_open
      from audience_reject r
      left join audience_correction c on c.account_id = r.account_id and c.version_id = ${id}
                                     and c.ingest = r.ingest and c.line = r.line
     where r.version_id = ${base}`,
  );
  for (const { ingest, line, is_open: isOpen } of rows) found.add({ ingest, line }, isOpen);
  return found;
}

/** Notes which rejected rows of the base the rows of a chunk replace. */
export async function storeCorrected(tx: Tx, version: ImportVersion, corrected: readonly Source[]): Promise<void> {
  if (corrected.length === 0) return;
  await sql`
    insert into audience_correction (account_id, version_id, ingest, line)
    select ${version.account_id}, ${version.id}, c.ingest, c.line
      from unnest(${sql.val(corrected.map(({ ingest }) => ingest))}::int[],
                  ${sql.val(corrected.map(({ line }) => line))}::bigint[]) as c(ingest, line)`.execute(tx);
}
