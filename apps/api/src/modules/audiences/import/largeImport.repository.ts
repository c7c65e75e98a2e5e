import { sql, type RawBuilder } from 'kysely';
import type { Tx } from '../../../platform/database/tx.ts';
import type { ImportVersion } from './import.repository.ts';

type Apart = Pick<ImportVersion, 'id' | 'account_id'>;

/** The table of one large import, which no query reaches until its rows are sorted out and it joins the members. */
const tableOf = ({ id }: Apart): RawBuilder<unknown> => sql.id(`audience_member_${id}`);

/** Sorts and joins over all rows of a version: with the server's few megabytes they go through files. */
const withMemory = async (tx: Tx): Promise<void> => {
  // Entries of a kind may be far more than the statistics know; one walk through the version for each would never end.
  await sql`select set_config('work_mem', '128MB', true), set_config('enable_nestloop', 'off', true)`.execute(tx);
};

/** Puts the staged people into it as they come. Their place in the file is their id: both give the file's order. */
export const storeApart = async (tx: Tx, version: Apart): Promise<void> => {
  await sql`
    insert into ${tableOf(version)} (id, account_id, version_id, line, email, email_hash, first_name, last_name, company,
                                     country, postal_code, custom)
    select s.line, ${version.account_id}::int, ${version.id}::int, s.line, s.email, sha256(convert_to(s.email, 'UTF8')),
           s.first_name, s.last_name, s.company, s.country, s.postal_code, s.custom
      from people_stage s`.execute(tx);
};

/** Of several rows with one address the first of the file stays. */
const dropRepeats = async (tx: Tx, version: Apart): Promise<void> => {
  const table = tableOf(version);
  await withMemory(tx);
  await sql`
    delete from ${table} m
     using (select email, min(line) as first from ${table} group by email having count(*) > 1) r
     where m.email = r.email and m.line > r.first`.execute(tx);
};

// Digests are decoded, of which there are fewer than people to encode; what is none is never decoded.
const kinds = [
  ['sha256', sql`m.email_hash = case e.kind when 'sha256' then decode(e.value, 'hex') end`],
  ['md5', sql`e.value = md5(m.email)`],
  ['domain', sql`e.value = split_part(m.email, '@', 2)`],
] as const;

const markSuppressed = async (tx: Tx, version: Apart): Promise<void> => {
  await withMemory(tx);
  for (const [kind, isHit] of kinds) {
    await sql`
      update ${tableOf(version)} m set is_suppressed = true
        from suppression_entry e join suppression_list l on l.id = e.list_id
       where e.kind = ${sql.lit(kind)} and ${isHit} and not m.is_suppressed
         and e.excepted_at is null and l.is_active and l.advertiser_id is null
         and (l.account_id is null or l.account_id = ${version.account_id})`.execute(tx);
  }
};

const indexBy =
  (which: 'email' | 'id' | 'hash') =>
  async (tx: Tx, { id }: Apart): Promise<void> => {
    await sql`select set_config('maintenance_work_mem', '128MB', true), index_apart(${id}, ${which})`.execute(tx);
  };

/** Each in a transaction of its own, and done again without harm by a run that goes on. */
export const sortingOut: readonly ((tx: Tx, version: Apart) => Promise<void>)[] = [
  dropRepeats,
  indexBy('email'),
  indexBy('id'),
  indexBy('hash'),
];

/** What the lists of house and account hold, as far as a changed one shows. */
const listsOf = async (tx: Tx, { account_id }: Apart): Promise<string> => {
  const { rows } = await sql<{ state: string }>`
    select coalesce(string_agg(concat_ws(' ', id, entry_count, is_active), ', ' order by id), '') as state
      from suppression_list where advertiser_id is null and (account_id is null or account_id = ${account_id})`.execute(
    tx,
  );
  return rows[0]?.state ?? '';
};

/** Marks who is on a list; which state of the lists that was. */
export const markEarly = async (tx: Tx, version: Apart): Promise<string> => {
  const lists = await listsOf(tx, version);
  await markSuppressed(tx, version);
  return lists;
};

type Sorted = Pick<ImportVersion, 'accepted' | 'suppressed' | 'duplicates'>;

/**
 * The buckets of what is stored. Whoever unsubscribes meanwhile waits: they are marked where they are a member, which
 * these people aren't before this transaction ends.
 */
export const countApart = async (tx: Tx, version: ImportVersion, markedBy: string): Promise<Sorted> => {
  await sql`
    select from suppression_list where account_id = ${version.account_id} and advertiser_id is null and is_builtin
       for update`.execute(tx);
  if ((await listsOf(tx, version)) !== markedBy) await markSuppressed(tx, version);
  const { rows } = await sql<{ people: number; suppressed: number }>`
    select count(*) as people, count(*) filter (where is_suppressed) as suppressed from ${tableOf(version)}`.execute(
    tx,
  );
  const { people, suppressed } = rows[0] ?? { people: 0, suppressed: 0 };
  const accepted = people - suppressed;
  const duplicates = version.rows - version.rejected - people;
  await sql`
    update audience_version set accepted = ${accepted}, suppressed = ${suppressed}, duplicates = ${duplicates}
     where id = ${version.id}`.execute(tx);
  return { accepted, suppressed, duplicates };
};

export const beginApart = async (tx: Tx, { id }: Apart): Promise<void> => {
  await sql`select begin_apart(${id})`.execute(tx);
};

/** The members reach them from now on. */
export const endApart = async (tx: Tx, { id }: Apart): Promise<void> => {
  await sql`select end_apart(${id})`.execute(tx);
};
