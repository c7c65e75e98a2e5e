import { isViewList, type ViewList } from '@mailroom/domain/views/viewLists';
import { viewStateProblem, type ViewState } from '@mailroom/domain/views/viewState';
import { expectVersion } from '../../contract/version.ts';
import { invalid, notFound } from '../../errors.ts';
import type { UserActor } from '../../platform/database/actor.ts';
import type { Tx } from '../../platform/database/tx.ts';
import { findRow } from '../../platform/list/rows.reads.ts';
import { accountInReach } from '../accounts/accounts.reads.ts';
import { mayChange, mayShare } from './views.policy.ts';
import {
  countViews,
  deleteView,
  endLostShare,
  endShare,
  insertView,
  isNameTaken,
  lockView,
  shareView,
  updateView,
} from './views.repository.ts';
import { viewsResource, type ViewRow } from './views.resource.ts';

const MOST_VIEWS = 50;
const TAKEN = 'You have a view of this name already';

export interface ViewEdit {
  id: number;
  ifMatch: number | undefined;
  present: (row: ViewRow) => unknown;
}

interface ViewFields {
  name?: string;
  state?: ViewState;
  shared_with?: number | null;
}

async function rowOf(tx: Tx, id: number): Promise<ViewRow> {
  const row = await findRow(tx, viewsResource, id);
  if (!row) throw notFound();
  return row;
}

function checkState(list: ViewList, state: ViewState): void {
  const problem = viewStateProblem(list, state);
  if (problem !== undefined) throw invalid({ state: problem });
}

async function lockForEdit(tx: Tx, { id, ifMatch, present }: ViewEdit, actor: UserActor): Promise<ViewRow> {
  await endLostShare(tx, id, actor.userId);
  await lockView(tx, id);
  const row = await rowOf(tx, id);
  mayChange(row.user_id, actor);
  await expectVersion(ifMatch, row, () => present(row));
  return row;
}

export async function createView(
  tx: Tx,
  actor: UserActor,
  { list, name, state }: { list: string; name: string; state: ViewState },
): Promise<ViewRow> {
  if (!isViewList(list)) throw invalid({ list: 'List is not valid' });
  checkState(list, state);
  if ((await countViews(tx, actor.userId, list)) >= MOST_VIEWS)
    throw invalid({ name: `You can have at most ${MOST_VIEWS} views of a list. Delete one first` });
  const id = await insertView(tx, { userId: actor.userId, list, name: name.trim(), state });
  if (id === undefined) throw invalid({ name: TAKEN });
  return rowOf(tx, id);
}

export async function editView(tx: Tx, actor: UserActor, edit: ViewEdit, fields: ViewFields): Promise<ViewRow> {
  const before = await lockForEdit(tx, edit, actor);
  const { name, state, shared_with: accountId } = fields;
  if (state) checkState(before.list, state);
  if (name !== undefined && (await isNameTaken(tx, before, name.trim()))) throw invalid({ name: TAKEN });
  if (typeof accountId === 'number') {
    mayShare(before.user_id, actor);
    await accountInReach(tx, accountId);
  }
  await updateView(tx, before.id, { ...(name !== undefined && { name: name.trim() }), ...(state && { state }) });
  if (typeof accountId === 'number') await shareView(tx, before, accountId);
  const after = await rowOf(tx, before.id);
  if (accountId !== null) return after;
  // Last, because a person who is not the owner no longer sees the view from then on.
  await endShare(tx, before.id);
  return { ...after, shared_with: null };
}

export async function removeView(tx: Tx, actor: UserActor, edit: ViewEdit): Promise<void> {
  const { id } = await lockForEdit(tx, edit, actor);
  await deleteView(tx, id);
}
