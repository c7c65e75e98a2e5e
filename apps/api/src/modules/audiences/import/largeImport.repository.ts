import { sql, type RawBuilder } from 'kysely';
import { bigint, selectRow } from '../../../platform/database/statement.ts';
import type { Tx } from '../../../platform/database/tx.ts';
import { coveredDomains, domainOf, entriesInForce, respelledMatches } from '../suppressions/matches.reads.ts';
import { listStateOf } from '../suppressions/suppressions.reads.ts';
import { allowMemory } from '../audiences.repository.ts';
import { saveCounts, type ImportVersion } from '../versions/import.repository.ts';

/**
 * A large import fills a table of its own without indexes, because keeping the members' indexes row by row took most of
 * an import's time. Other queries don't see the table until it becomes a partition of the members.
 */
type LargeImport = Pick<ImportVersion, 'id' | 'account_id'>;

function tableOf({ id }: LargeImport): RawBuilder<unknown> {
  return sql.id(`audience_member_${id}`);
}

/** Copies the staged people into the import's own table. Their line is their id, so both give the file's order. */
export async function addToOwnTable(tx: Tx, version: LargeImport): Promise<void> {
  await sql`
    insert into ${tableOf(version)} (id, account_id, version_id, line, email, email_hash, first_name, last_name, company,
                                     country, postal_code, custom)
    select s.line, ${version.account_id}::int, ${version.id}::int, s.line, s.email, sha256(convert_to(s.email, 'UTF8')),
           s.first_name, s.last_name, s.company, s.country, s.postal_code, s.custom
      from people_stage s`.execute(tx);
}

/** Keeps the first of several rows with the same address. */
async function deleteDuplicates(tx: Tx, version: LargeImport): Promise<void> {
  const table = tableOf(version);
  await allowMemory(tx);
  await sql`
    delete from ${table} m
     using (select email, min(line) as first from ${table} group by email having count(*) > 1) r
     where m.email = r.email and m.line > r.first`.execute(tx);
}

/**
 * Removes people who opted out in another row of the file: one row is enough, wherever it is. Like the later rows of an
 * address, theirs count as duplicates.
 */
async function deleteOptedOut(tx: Tx, version: LargeImport): Promise<void> {
  await allowMemory(tx);
  await sql`
    delete from ${tableOf(version)} m
     using (select distinct email_hash from audience_opt_out where version_id = ${version.id}) o
     where m.email_hash = o.email_hash`.execute(tx);
}

async function updateSuppressed(tx: Tx, version: LargeImport): Promise<void> {
  await allowMemory(tx);
  const table = tableOf(version);
  const accountId = sql`${version.account_id}::int`;
  const entries = entriesInForce({ accountId, advertiserIds: null });
  const comparison = { people: sql`(select email from ${table} where not is_suppressed) m`, accountId, entries };
  // Decodes the digests of the lists, which are fewer than the people whose hash would be encoded. The `case` keeps
  // entries of other kinds from being decoded.
  const bySha256 = sql`e.kind = 'sha256' and m.email_hash = case e.kind when 'sha256' then decode(e.value, 'hex') end`;
  const matches = [
    ...entries.map((held) => sql`${held} e where ${bySha256}`),
    ...entries.map((held) => sql`${held} e where e.kind = 'md5' and e.value = md5(m.email)`),
    sql`${coveredDomains(comparison)} c where c.domain = ${domainOf(sql.ref('m.email'))}`,
    sql`${respelledMatches(comparison)} r where r.email = m.email`,
  ];
  for (const match of matches) {
    await sql`update ${table} m set is_suppressed = true from ${match} and not m.is_suppressed`.execute(tx);
  }
}

function indexBy(index: 'email' | 'id' | 'hash') {
  return async (tx: Tx, { id }: LargeImport): Promise<void> => {
    await sql`select set_config('maintenance_work_mem', '128MB', true), index_apart(${id}, ${index})`.execute(tx);
  };
}

/** Each step runs in its own transaction, and a later run may repeat it without harm. */
export const PARTITION_STEPS: readonly ((tx: Tx, version: LargeImport) => Promise<void>)[] = [
  deleteDuplicates,
  deleteOptedOut,
  indexBy('email'),
  indexBy('id'),
  indexBy('hash'),
];

/** Marks the people who are on a list, and returns the state of the lists it used. */
export async function markSuppressed(tx: Tx, version: LargeImport): Promise<string> {
  const listState = await listStateOf(tx, version.account_id);
  await updateSuppressed(tx, version);
  return listState;
}

type LargeImportCounts = Pick<ImportVersion, 'accepted' | 'suppressed' | 'duplicates'>;

/**
 * Counts the people of a large import; `listState` is what `markSuppressed` returned. The lock on the built-in list
 * makes an unsubscribe wait until this transaction ends: only then does it find these people among the members.
 */
export async function countLargeImport(tx: Tx, version: ImportVersion, listState: string): Promise<LargeImportCounts> {
  await tx
    .selectFrom('suppression_list')
    .select('id')
    .where('account_id', '=', version.account_id)
    .where('advertiser_id', 'is', null)
    .where('is_builtin', '=', true)
    .forUpdate()
    .execute();
  if ((await listStateOf(tx, version.account_id)) !== listState) await updateSuppressed(tx, version);
  const row = await selectRow(
    tx,
    { people: bigint, suppressed: bigint },
    sql`
    select count(*) as people, count(*) filter (where is_suppressed) as suppressed from ${tableOf(version)}`,
  );
  const { people, suppressed } = row ?? { people: 0, suppressed: 0 };
  const counts = {
    accepted: people - suppressed,
    suppressed,
    duplicates: version.rows - version.rejected - version.opted_out - version.merged - people,
  };
  await saveCounts(tx, version.id, counts);
  return counts;
}

/** Makes the import's own table a partition of the members. */
export async function attachPartition(tx: Tx, { id }: LargeImport): Promise<void> {
  await sql`select end_apart(${id})`.execute(tx);
}
