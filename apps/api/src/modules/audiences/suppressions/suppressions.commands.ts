import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { addressSpellings } from '../../../platform/addresses/canonicalAddress.ts';
import { bigint, selectRow } from '../../../platform/database/statement.ts';
import type { Tx } from '../../../platform/database/tx.ts';
import { changed } from '../../../platform/facts/changed.ts';

interface Suppress {
  accountId: number;
  /** Null: no advertiser of the account may mail the address again. */
  advertiserId: number | null;
  /** In any spelling. */
  email: string;
  /** The reason, if the person didn't unsubscribe. It concerns all advertisers of the account. */
  because?: 'bounced' | 'complained';
}

const NAMES = { bounced: 'Bounced', complained: 'Complained' } as const;

/** The SHA-256 of the address in each of its spellings, the canonical one first. */
function hashesOf(email: string): readonly Buffer[] {
  return addressSpellings(email).map((spelling) => createHash('sha256').update(spelling).digest());
}

/** The list of addresses that bounced or complained, made when it is first needed. */
async function filledList(tx: Tx, accountId: number, because: keyof typeof NAMES): Promise<number> {
  await sql`
    insert into suppression_list (account_id, name, filled_with) values (${accountId}, ${NAMES[because]}, ${because})
    on conflict (account_id, filled_with) where filled_with is not null do nothing`.execute(tx);
  const { id } = await tx
    .selectFrom('suppression_list')
    .select('id')
    .where('account_id', '=', accountId)
    .where('filled_with', '=', because)
    .forUpdate()
    .executeTakeFirstOrThrow();
  return id;
}

async function builtInList(tx: Tx, { accountId, advertiserId, because }: Suppress): Promise<number> {
  if (because !== undefined) return filledList(tx, accountId, because);
  const name = advertiserId === null ? 'Unsubscribed' : 'Unsubscribed from this advertiser';
  await sql`
    insert into suppression_list (account_id, advertiser_id, name, is_builtin)
    values (${accountId}, ${advertiserId}, ${name}, true)
    on conflict (account_id, advertiser_id) where is_builtin do nothing`.execute(tx);
  const list = await tx
    .selectFrom('suppression_list')
    .select('id')
    .where('is_builtin', '=', true)
    .where('account_id', '=', accountId)
    .where('advertiser_id', advertiserId === null ? 'is' : '=', advertiserId)
    .forUpdate()
    .executeTakeFirst();
  if (!list) throw new Error(`account ${accountId} has no built-in suppression list`);
  return list.id;
}

/** Marks the members with this address. The index on the hash finds them, so that an unsubscribe needs no full recount. */
async function markMembers(tx: Tx, { accountId }: Suppress, hashes: readonly Buffer[]): Promise<void> {
  const members = await tx
    .selectFrom('audience_member')
    .select('version_id')
    .where('account_id', '=', accountId)
    .where('email_hash', 'in', hashes)
    .where('is_suppressed', '=', false)
    .execute();
  const versions = new Set(members.map(({ version_id }) => version_id));
  for (const versionId of [...versions].toSorted((a, b) => a - b)) {
    // Locks the version before its member, as an import and a recount do: the other order would deadlock with them.
    await tx.selectFrom('audience_version').select('id').where('id', '=', versionId).forUpdate().execute();
    const marked = await tx
      .updateTable('audience_member')
      .set({ is_suppressed: true })
      .where('version_id', '=', versionId)
      .where('email_hash', 'in', hashes)
      .where('is_suppressed', '=', false)
      .returning('id')
      .execute();
    await tx
      .updateTable('audience_version')
      .set({
        suppressed_now: sql`suppressed_now + ${marked.length}`,
        deliverable: sql`deliverable - ${marked.length}`,
      })
      .where('id', '=', versionId)
      .where('state', '=', 'sealed')
      .execute();
  }
}

/**
 * Adds an address to the built-in list of the account, or of one of its advertisers, in the caller's transaction.
 * Returns false when the list held it already.
 */
export async function suppress(tx: Tx, input: Suppress): Promise<boolean> {
  const listId = await builtInList(tx, input);
  const hashes = hashesOf(input.email);
  const added = await selectRow(
    tx,
    { id: bigint },
    sql`
    insert into suppression_entry (list_id, account_id, kind, value)
    values (${listId}, ${input.accountId}, 'sha256', ${hashes[0]?.toString('hex')})
    on conflict (account_id, list_id, kind, value) do update set excepted_at = null, excepted_by = null, excepted_reason = null
      where suppression_entry.excepted_at is not null
    returning id`,
  );
  if (!added) return false;
  await tx
    .updateTable('suppression_list')
    .set({ is_active: true, entry_count: sql`entry_count + 1` })
    .where('id', '=', listId)
    .execute();
  if (input.advertiserId === null) await markMembers(tx, input, hashes);
  await changed(tx, 'suppression', listId, input.accountId);
  return true;
}
