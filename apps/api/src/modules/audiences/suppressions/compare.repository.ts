import { sql } from 'kysely';
import { int, oneOf, selectRows, type RowOf } from '../../../platform/database/statement.ts';
import type { Tx } from '../../../platform/database/tx.ts';

const DUE_VERSION = {
  id: int,
  account_id: int,
  state: oneOf<'importing' | 'sealed' | 'failed' | 'cancelled'>(),
};

/** The versions whose people were not yet compared again. */
export function versionsDue(tx: Tx): Promise<RowOf<typeof DUE_VERSION>[]> {
  return selectRows(
    tx,
    DUE_VERSION,
    sql`
    select v.id, v.account_id, v.state
      from comparison_due c join audience_version v on v.account_id = c.account_id and v.id = c.version_id order by v.id`,
  );
}

export async function versionCompared(tx: Tx, versionId: number): Promise<void> {
  await tx.deleteFrom('comparison_due').where('version_id', '=', versionId).execute();
}
