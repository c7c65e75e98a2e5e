import { expectVersion } from '../../../contract/version.ts';
import { conflict, forbidden, invalid, notFound } from '../../../errors.ts';
import type { UserActor } from '../../../platform/database/actor.ts';
import type { Transactions } from '../../../platform/database/transactions.ts';
import type { Tx } from '../../../platform/database/tx.ts';
import { changed } from '../../../platform/facts/changed.ts';
import type { Files, StagedFile } from '../../../platform/files/file.ts';
import { enqueue } from '../../../platform/jobs/enqueue.ts';
import { findRow } from '../../../platform/list/rows.reads.ts';
import { accountInReach, hasAdvertiser } from '../../accounts/accounts.reads.ts';
import { loadSuppressions } from '../audiences.queues.ts';
import { askRecount } from './recount.job.ts';
import { entryOf, LIST_ENTRIES, type Entry } from './entry.ts';
import { presentSuppression } from './suppressions.present.ts';
import {
  addEntries,
  editList,
  insertList,
  lockListRow,
  removeList,
  setListFile,
  type ListKey,
  type ListOwner,
} from './suppressions.repository.ts';
import { suppressions, type SuppressionRow } from './suppressions.resource.ts';
import { sniffFile } from '../csv/sniffFile.ts';

interface ListInput {
  scope: 'house' | 'account' | 'advertiser';
  account_id?: number | undefined;
  advertiser_id?: number | undefined;
  name: string;
  active?: boolean | undefined;
  /** Typed entries, separated by line breaks, commas or semicolons. */
  entries?: string | undefined;
  file: StagedFile | undefined;
}

/** Returns who owns the new list, or refuses an owner that the caller may not add lists for. */
async function ownerOf(tx: Tx, input: ListInput, actor: UserActor): Promise<ListOwner> {
  if (input.scope === 'house') {
    if (!actor.superAdmin) throw forbidden('Super Admin');
    return { account_id: null, advertiser_id: null };
  }
  if (input.account_id === undefined) throw invalid({ account_id: 'Choose the account' });
  await accountInReach(tx, input.account_id);
  if (input.scope === 'account') return { account_id: input.account_id, advertiser_id: null };
  if (input.advertiser_id === undefined) throw invalid({ advertiser_id: 'Choose the advertiser' });
  if (!(await hasAdvertiser(tx, input.account_id, input.advertiser_id))) throw notFound();
  return { account_id: input.account_id, advertiser_id: input.advertiser_id };
}

function lineProblem(line: number, text: string): string {
  return text.startsWith('*.')
    ? `Line ${line} can never match. Enter the domain without '*.': it covers its subdomains`
    : `Line ${line} isn't an address, digest or domain`;
}

function entriesIn(text: string): Entry[] {
  return text.split(/\r\n|\r|\n/).flatMap((line, at) =>
    line
      .split(/[,;]/)
      .map((part) => part.trim())
      .filter((part) => part !== '')
      .map((part) => {
        const entry = entryOf(part);
        if (!entry) throw invalid({ entries: lineProblem(at + 1, part) });
        return entry;
      }),
  );
}

/** Adds a list. Typed entries take effect immediately, a file's only when all of it is read: never half a list. */
export async function createList(
  { read, write }: Transactions,
  files: Files,
  input: ListInput,
  actor: UserActor,
): Promise<number> {
  const { file, active = true } = input;
  if (!file && !input.entries?.trim()) throw invalid({ entries: 'Upload a CSV file or enter entries' });
  if (file && !actor.permissions.has('can_upload_file')) throw forbidden('can_upload_file');
  const owner = await read((tx) => ownerOf(tx, input, actor));
  const entries = entriesIn(input.entries ?? '');
  if (file) {
    const { rows } = await sniffFile(files, file, { field: 'suppressions', entries: LIST_ENTRIES });
    if (!rows.some(([first]) => first !== undefined && entryOf(first)))
      throw invalid({ suppressions: 'The first column holds no address, digest or domain' });
  }
  return write(async (tx) => {
    const id = await insertList(tx, owner, { name: input.name, is_active: active && !file }, actor.userId);
    const list = { id, ...owner };
    await addEntries(tx, list, entries);
    if (file) {
      await files.keep(tx, file.id, owner.account_id);
      await setListFile(tx, list, file.id);
      await enqueue(tx, loadSuppressions, { accountId: owner.account_id, listId: id, activate: active });
    }
    await listChanged(tx, list);
    return id;
  });
}

/** Announces the change and has the members counted again. An advertiser's list needs no count: it is matched per product. */
export async function listChanged(tx: Tx, list: ListKey & ListOwner): Promise<void> {
  await changed(tx, 'suppression', list.id, list.account_id);
  if (list.advertiser_id === null) await askRecount(tx, list.account_id);
}

async function lockList(tx: Tx, id: number, actor: UserActor, ifMatch: number | undefined): Promise<SuppressionRow> {
  const found = await findRow(tx, suppressions, id);
  if (found) await lockListRow(tx, found);
  const row = found && (await findRow(tx, suppressions, id));
  if (!row) throw notFound();
  await expectVersion(ifMatch, row, () => presentSuppression(row, actor.permissions));
  return row;
}

interface Edit {
  id: number;
  body: { name?: string | undefined; active?: boolean | undefined };
  ifMatch: number | undefined;
}

export async function updateList(tx: Tx, { id, body, ifMatch }: Edit, actor: UserActor): Promise<void> {
  const row = await lockList(tx, id, actor, ifMatch);
  const { name = row.name, active = row.is_active } = body;
  if (name === row.name && active === row.is_active) return;
  if (row.is_builtin) throw conflict('illegal_transition', 'Mailroom fills this list itself; it is always active');
  await editList(tx, row, { name, is_active: active });
  if (active === row.is_active) await changed(tx, 'suppression', id, row.account_id);
  else await listChanged(tx, row);
}

export async function deleteList(
  tx: Tx,
  files: Files,
  { id, ifMatch }: Pick<Edit, 'id' | 'ifMatch'>,
  actor: UserActor,
): Promise<void> {
  const row = await lockList(tx, id, actor, ifMatch);
  if (row.is_builtin) throw conflict('illegal_transition', 'People on this list must not be forgotten');
  const fileId = await removeList(tx, row);
  if (fileId !== null) await files.doom(tx, fileId);
  await listChanged(tx, row);
}
