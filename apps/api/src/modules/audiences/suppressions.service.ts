import { sql } from 'kysely';
import type { Call } from '../../contract/handlers.ts';
import { expectVersion } from '../../contract/version.ts';
import { conflict, forbidden, invalid, notFound } from '../../errors.ts';
import type { UserActor } from '../../platform/database/actor.ts';
import type { Tx } from '../../platform/database/tx.ts';
import { changed } from '../../platform/facts/changed.ts';
import { enqueue } from '../../platform/jobs/enqueue.ts';
import { findRow } from '../../platform/list/rows.reads.ts';
import { accountInReach } from '../accounts/accounts.reads.ts';
import { loadSuppressions } from './audiences.queues.ts';
import { enqueueRecount } from './recount.job.ts';
import { entryOf, type Entry } from './suppression-entry.ts';
import { presentSuppression } from './suppressions.present.ts';
import { addEntries, insertList, type NewList } from './suppressions.repository.ts';
import { suppressions, type SuppressionRow } from './suppressions.resource.ts';
import { sniffFile } from './uploads.service.ts';

type Create = Call<'createSuppression'>['body'];
type Owner = Pick<NewList, 'account_id' | 'advertiser_id'>;

/** Whose list it is, or the refusal of one that isn't the caller's to add. */
const ownerOf = async (tx: Tx, body: Create, actor: UserActor): Promise<Owner> => {
  if (body.scope === 'house') {
    if (!actor.superAdmin) throw forbidden('Super Admin');
    return { account_id: null, advertiser_id: null };
  }
  if (body.account_id === undefined) throw invalid({ account_id: 'Choose the account' });
  await accountInReach(tx, body.account_id);
  if (body.scope === 'account') return { account_id: body.account_id, advertiser_id: null };
  if (body.advertiser_id === undefined) throw invalid({ advertiser_id: 'Choose the advertiser' });
  const { rows } = await sql`
    select from advertiser where account_id = ${body.account_id} and id = ${body.advertiser_id}`.execute(tx);
  if (rows.length === 0) throw notFound();
  return { account_id: body.account_id, advertiser_id: body.advertiser_id };
};

const entriesIn = (text: string): Entry[] => {
  const lines = text.split(/[\r\n,;]+/).filter((line) => line.trim() !== '');
  const entries = lines.map(entryOf);
  const wrong = entries.indexOf(undefined);
  if (wrong !== -1) throw invalid({ entries: `Line ${wrong + 1} is no address, digest or domain` });
  return entries.filter((entry) => entry !== undefined);
};

/** A list takes effect with all of its entries: small ones at once, a file when the whole of it is read. */
export const createList = async (call: Call<'createSuppression'>): Promise<number> => {
  const { body, files, actor, deps } = call;
  const file = files['suppressions'];
  if (!file && !body.entries?.trim()) throw invalid({ entries: 'Give a CSV, or entries' });
  if (file && !actor.permissions.has('can_upload_file')) throw forbidden('can_upload_file');
  const owner = await call.read((tx) => ownerOf(tx, body, actor));
  const entries = entriesIn(body.entries ?? '');
  if (file) {
    const { rows } = await sniffFile(deps.files, file, 'suppressions');
    if (!rows.some(([first]) => first !== undefined && entryOf(first)))
      throw invalid({ suppressions: 'Its first column holds no address, digest or domain' });
  }
  return call.write(async (tx) => {
    const activate = body.active ?? true;
    const id = await insertList(
      tx,
      { ...owner, name: body.name, is_active: activate && !file, file_id: null },
      actor.userId,
    );
    await addEntries(tx, { id, account_id: owner.account_id }, entries);
    if (file) {
      await keepFile(tx, call, file.id, { id, accountId: owner.account_id });
      await enqueue(tx, loadSuppressions, { accountId: owner.account_id, listId: id, activate });
    }
    await listChanged(tx, { id, ...owner });
    return id;
  });
};

const keepFile = async (
  tx: Tx,
  { deps }: Pick<Call, 'deps'>,
  fileId: number,
  list: { id: number; accountId: number | null },
) => {
  await deps.files.keep(tx, fileId, list.accountId);
  await sql`update suppression_list set file_id = ${fileId} where id = ${list.id}`.execute(tx);
};

/** Tells who shows the list, and counts anew who may be mailed. One advertiser's list is asked per product, never stored. */
export const listChanged = async (tx: Tx, list: Owner & { id: number }): Promise<void> => {
  await changed(tx, 'suppression', list.id, list.account_id);
  if (list.advertiser_id === null) await enqueueRecount(tx, list.account_id);
};

const lockList = async (tx: Tx, id: number, actor: UserActor, ifMatch: number | undefined): Promise<SuppressionRow> => {
  await sql`select from suppression_list where id = ${id} for update`.execute(tx);
  const row = await findRow(tx, suppressions, id);
  if (!row) throw notFound();
  await expectVersion(ifMatch, row, () => presentSuppression(row, actor.permissions));
  return row;
};

type Edit = {
  id: number;
  body: { name?: string | undefined; active?: boolean | undefined };
  ifMatch: number | undefined;
};

export const updateList = async (tx: Tx, { id, body, ifMatch }: Edit, actor: UserActor): Promise<void> => {
  const row = await lockList(tx, id, actor, ifMatch);
  const { name = row.name, active = row.is_active } = body;
  if (name === row.name && active === row.is_active) return;
  if (row.is_builtin) throw conflict('illegal_transition', 'Mailroom fills this list itself; it is always active');
  await sql`
    update suppression_list set name = ${name}, is_active = ${active}, version = version + 1 where id = ${id}`.execute(
    tx,
  );
  if (active === row.is_active) await changed(tx, 'suppression', id, row.account_id);
  else await listChanged(tx, row);
};

export const deleteList = async (
  tx: Tx,
  { deps, actor, ifMatch }: Pick<Call, 'deps' | 'actor' | 'ifMatch'>,
  id: number,
) => {
  const row = await lockList(tx, id, actor, ifMatch);
  if (row.is_builtin) throw conflict('illegal_transition', 'Who unsubscribed must not be forgotten');
  const { rows } = await sql<{ file_id: number | null }>`
    delete from suppression_list where id = ${id} returning file_id`.execute(tx);
  const fileId = rows[0]?.file_id ?? null;
  if (fileId !== null) await deps.files.doom(tx, fileId);
  await listChanged(tx, row);
};
