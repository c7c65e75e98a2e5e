import { sql } from 'kysely';
import { instant, int, json, orNull, selectRow, text, type RowOf } from '../../../platform/database/statement.ts';
import type { Tx } from '../../../platform/database/tx.ts';
import { personJson, type Person } from '../../accounts/accounts.reads.ts';
import type { ConsentChoice } from '../reading/consent.ts';
import { importedFiles } from './importedFiles.reads.ts';

const MEMORY_ROW = {
  audience_id: int,
  audience_name: text,
  decided_by: orNull(json<Person>()),
  decided_at: instant,
  consent: json<ConsentChoice>(),
};

/** The choice of the person who last imported a file with the same columns into the account. */
export interface ConsentMemory extends Pick<RowOf<typeof MEMORY_ROW>, 'decided_by' | 'decided_at'> {
  audience: { id: number; name: string };
  decisions: ConsentChoice['decisions'];
  suppress: boolean;
}

/**
 * Finds the account's newest import of a file with this header that left people out, and what was decided for it. An import
 * of opted-out people is left out: its reason is about one file. Each file of a version has a choice of its own, and a
 * copy of a version keeps when they were made.
 */
export async function rememberedConsent(
  tx: Tx,
  accountId: number,
  header: readonly string[],
): Promise<ConsentMemory | null> {
  const row = await selectRow(
    tx,
    MEMORY_ROW,
    sql`
    with ${importedFiles(accountId)}
    select a.id as audience_id, a.name as audience_name, ${personJson('f.created_by')} as decided_by, f.created_at as decided_at,
           f.settings -> 'consent' as consent
      from imported f
      join audience_version v on v.account_id = ${accountId} and v.id = f.version_id
      join audience a on a.account_id = v.account_id and a.id = v.audience_id
     where f.settings -> 'header' = ${JSON.stringify(header)}::jsonb and f.settings -> 'consent' ->> 'choice' = 'leave_out'
     order by f.created_at desc, f.version_id desc, f.number desc limit 1`,
  );
  if (!row) return null;
  const { decisions, suppress = false } = row.consent;
  if (decisions.length === 0 && !suppress) return null;
  const { audience_id: id, audience_name: name, decided_by, decided_at } = row;
  return { audience: { id, name }, decided_by, decided_at, decisions, suppress };
}
