import type { ViewList } from '@mailroom/domain/views/viewLists';
import type { ViewState } from '@mailroom/domain/views/viewState';
import { sql } from 'kysely';
import { inScope, type Tx } from '../../platform/database/tx.ts';

interface NewView {
  userId: number;
  list: ViewList;
  name: string;
  state: ViewState;
}

/** Locks the row until the transaction ends; does nothing when the row doesn't exist or is out of reach. */
export async function lockView(tx: Tx, id: number): Promise<void> {
  await sql`select from saved_view where id = ${id} for update`.execute(tx);
}

export async function countViews(tx: Tx, userId: number, list: ViewList): Promise<number> {
  const { count } = await tx
    .selectFrom('saved_view')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .where('list', '=', list)
    .executeTakeFirstOrThrow();
  return count;
}

/** Returns undefined when the person has a view of this name for the list. */
export async function insertView(tx: Tx, { userId, list, name, state }: NewView): Promise<number | undefined> {
  const row = await tx
    .insertInto('saved_view')
    .values({ user_id: userId, list, name, state: JSON.stringify(state) })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id;
}

/** Whether the owner has another view of this name for the list, as far as the actor sees them. */
export async function isNameTaken(tx: Tx, view: { id: number; user_id: number; list: string }, name: string) {
  const taken = await tx
    .selectFrom('saved_view')
    .select('id')
    .where('user_id', '=', view.user_id)
    .where('list', '=', view.list)
    .where('id', '<>', view.id)
    .where(sql<boolean>`lower(name) = lower(${name})`)
    .executeTakeFirst();
  return taken !== undefined;
}

export async function updateView(tx: Tx, id: number, fields: { name?: string; state?: ViewState }): Promise<void> {
  const { name, state } = fields;
  await tx
    .updateTable('saved_view')
    .set({
      ...(name !== undefined && { name }),
      ...(state !== undefined && { state: JSON.stringify(state) }),
      version: sql`version + 1`,
    })
    .where('id', '=', id)
    .execute();
}

export async function deleteView(tx: Tx, id: number): Promise<void> {
  await tx.deleteFrom('saved_view').where('id', '=', id).execute();
}

export async function endShare(tx: Tx, viewId: number): Promise<void> {
  await tx.deleteFrom('view_share').where('view_id', '=', viewId).execute();
}

/** Ends the owner's share in an account that they have lost, or its users would read the owner's next change. */
export async function endLostShare(tx: Tx, viewId: number, ownerId: number): Promise<void> {
  await tx
    .deleteFrom('view_share')
    .where('view_id', '=', viewId)
    .where('user_id', '=', ownerId)
    .where(({ not }) => not(inScope(tx, sql.ref('account_id'))))
    .execute();
}

export async function shareView(tx: Tx, view: { id: number; user_id: number }, accountId: number): Promise<void> {
  await endShare(tx, view.id);
  await tx
    .insertInto('view_share')
    .values({ account_id: accountId, view_id: view.id, user_id: view.user_id })
    .execute();
}
