import { sql, type RawBuilder } from 'kysely';
import type { Tx } from '../../../../platform/database/tx.ts';
import { coveredDomains, domainOf, entriesInForce, respelledMatches } from '../../suppressions/matches.reads.ts';
import { listStateOf } from '../../suppressions/suppressions.reads.ts';
import { allowMemory } from '../../audiences.repository.ts';
import { saveCounts, type ImportVersion } from '../../versions/import.repository.ts';
import { countAsDuplicates, deleteOptedOut } from '../../versions/importedPeople.repository.ts';

/**
 * A large import fills a table of its own without indexes, because keeping the members' indexes row by row took most of
 * an import's time. Other queries don't see the table until it becomes a partition of the members.
 */
type LargeImport = Pick<ImportVersion, 'id' | 'account_id'>;

function tableOf({ id }: Pick<LargeImport, 'id'>): RawBuilder<unknown> {
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

/** Keeps the first of several rows with the same address. Looks only among `repeated`; without it, among all. */
export async function deleteDuplicates(
  tx: Tx,
  version: ImportVersion,
  repeated: readonly string[] | undefined,
): Promise<void> {
  if (repeated?.length === 0) return;
  const table = tableOf(version);
  const among = repeated ? sql`join unnest(${sql.val(repeated)}::text[]) as given(email) using (email)` : sql``;
  await allowMemory(tx);
  await countAsDuplicates(
    tx,
    version,
    sql`
    delete from ${table} m
     using (select email, min(line) as first from ${table} ${among} group by email having count(*) > 1) r
     where m.email = r.email and m.line > r.first
    returning m.is_suppressed`,
  );
}

async function deleteRefusals(tx: Tx, version: ImportVersion): Promise<void> {
  await allowMemory(tx);
  await deleteOptedOut(tx, version, tableOf(version));
}

async function updateSuppressed(tx: Tx, version: ImportVersion): Promise<ImportVersion> {
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
  let marked = 0;
  for (const match of matches) {
    const update = sql`update ${table} m set is_suppressed = true from ${match} and not m.is_suppressed`;
    marked += Number((await update.execute(tx)).numAffectedRows ?? 0);
  }
  const { accepted, suppressed, duplicates } = version;
  const counts = { accepted: accepted - marked, suppressed: suppressed + marked, duplicates };
  await saveCounts(tx, version.id, counts);
  return { ...version, ...counts };
}

function indexBy(index: 'email' | 'id' | 'hash') {
  return async (tx: Tx, { id }: LargeImport): Promise<void> => {
    await sql`select set_config('maintenance_work_mem', '128MB', true), index_apart(${id}, ${index})`.execute(tx);
  };
}

/** Each step runs in its own transaction with the counts that it changes, so a later run may repeat it without harm. */
export const PARTITION_STEPS: readonly ((tx: Tx, version: ImportVersion) => Promise<void>)[] = [
  deleteRefusals,
  indexBy('email'),
  indexBy('id'),
  indexBy('hash'),
];

/** Marks the people who are on a list, and returns the state of the lists it used. */
export async function markSuppressed(tx: Tx, version: ImportVersion): Promise<string> {
  const listState = await listStateOf(tx, version.account_id);
  await updateSuppressed(tx, version);
  return listState;
}

/**
 * Marks the people again if a list changed since; `listState` is what `markSuppressed` returned. The lock on the lists
 * that Mailroom fills makes an unsubscribe or a bounce wait until this transaction ends: only then does it find these people among the members.
 */
export async function markAgain(tx: Tx, version: ImportVersion, listState: string): Promise<ImportVersion> {
  await tx
    .selectFrom('suppression_list')
    .select('id')
    .where('account_id', '=', version.account_id)
    .where('advertiser_id', 'is', null)
    .where((list) => list.or([list('is_builtin', '=', true), list('filled_with', 'is not', null)]))
    .forUpdate()
    .execute();
  return (await listStateOf(tx, version.account_id)) === listState ? version : updateSuppressed(tx, version);
}

/** Makes the import's own table a partition of the members. */
export async function attachPartition(tx: Tx, { id }: LargeImport): Promise<void> {
  await sql`select end_apart(${id})`.execute(tx);
}
