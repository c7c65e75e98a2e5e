import type { ComputedColumn } from '@mailroom/domain/computed/computedKinds';
import { sql, type RawBuilder } from 'kysely';
import { instant, int, json, selectRow, text } from '../../../platform/database/statement.ts';
import type { Tx } from '../../../platform/database/tx.ts';
import type { ColumnPlan } from '../csv/columnPlan.ts';
import type { Mapping } from '../csv/mapping.ts';
import { importedFiles } from './importedFiles.reads.ts';

const FILE_ROW = {
  audience_id: int,
  audience_name: text,
  imported_at: instant,
  mapping: json<Mapping[]>(),
  computed: json<ComputedColumn[]>(),
};

export interface EarlierFile {
  audience: { id: number; name: string };
  imported_at: Date;
  plan: ColumnPlan;
}

/** The account's newest file in an audience's finished version of which `condition` is true. */
async function newestFile(tx: Tx, accountId: number, condition: RawBuilder<unknown>): Promise<EarlierFile | null> {
  const row = await selectRow(
    tx,
    FILE_ROW,
    sql`
    with ${importedFiles(accountId)}
    select a.id as audience_id, a.name as audience_name, f.created_at as imported_at, f.mapping,
           coalesce(f.settings -> 'computed', '[]') as computed
      from imported f
      join audience_version v on v.account_id = ${accountId} and v.id = f.version_id
      join audience a on a.account_id = v.account_id and a.id = v.audience_id
     where v.state = 'sealed' and f.kind <> 'correct' and ${condition}
     order by f.created_at desc, f.version_id desc, f.number desc limit 1`,
  );
  if (!row) return null;
  const { audience_id: id, audience_name: name, imported_at, mapping, computed } = row;
  return { audience: { id, name }, imported_at, plan: { mapping, computed } };
}

/** An earlier import of the very same bytes. */
export function sameFile(tx: Tx, accountId: number, sha256: string): Promise<EarlierFile | null> {
  return newestFile(tx, accountId, sql`f.file_sha256 = ${sha256}`);
}

/** An earlier import of a file with the same headings in the same order, so that its columns mean the same. */
export function sameHeadings(tx: Tx, accountId: number, header: readonly string[]): Promise<EarlierFile | null> {
  const hasThem = sql`f.settings -> 'header' = ${JSON.stringify(header)}::jsonb`;
  return newestFile(tx, accountId, sql`${hasThem} and (f.settings ->> 'has_header')::boolean`);
}
