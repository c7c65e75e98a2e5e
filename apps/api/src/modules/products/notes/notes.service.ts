import { expectVersion } from '../../../contract/version.ts';
import { invalid, notFound } from '../../../errors.ts';
import type { UserActor } from '../../../platform/database/actor.ts';
import type { Tx } from '../../../platform/database/tx.ts';
import { changed } from '../../../platform/facts/changed.ts';
import { findRow } from '../../../platform/list/rows.reads.ts';
import { noteNews } from './noteNews.ts';
import { mayChange, mayWriteInternal } from './notes.policy.ts';
import { countNotes, deleteNote, insertNote, lockNote, updateNote } from './notes.repository.ts';
import { notes, type NoteRow } from './notes.resource.ts';

const MOST_NOTES = 1000;

export interface NoteEdit {
  productId: number;
  id: number;
  ifMatch: number | undefined;
  present: (row: NoteRow) => unknown;
}

async function rowOf(tx: Tx, productId: number, id: number): Promise<NoteRow> {
  const row = await findRow(tx, notes, id);
  if (row?.product_id !== productId) throw notFound();
  return row;
}

/** Says who gets the live event about a note. About one for staff, everybody else gets none. */
async function hintedAt(tx: Tx, { id, author_id: authorId, is_internal: isInternal }: NoteRow) {
  if (!isInternal) return 'everybody';
  const news = await noteNews(tx, id);
  return [...new Set([authorId, ...(news?.people ?? [])])];
}

async function noteChanged(tx: Tx, note: NoteRow): Promise<void> {
  await changed(tx, 'product_note', note.id, note.account_id, await hintedAt(tx, note));
}

interface NotedProduct {
  account_id: number;
  id: number;
}

export async function createNote(
  tx: Tx,
  actor: UserActor,
  product: NotedProduct,
  { body, is_internal: isInternal = false }: { body: string; is_internal?: boolean },
): Promise<NoteRow> {
  if (isInternal) mayWriteInternal(actor);
  const note = {
    accountId: product.account_id,
    productId: product.id,
    authorId: actor.userId,
    body: body.trim(),
    isInternal,
  };
  if ((await countNotes(tx, note)) >= MOST_NOTES)
    throw invalid({ body: `A product can have at most ${MOST_NOTES} notes` });
  const row = await rowOf(tx, product.id, await insertNote(tx, note));
  await noteChanged(tx, row);
  return row;
}

async function lockForEdit(tx: Tx, { productId, id, ifMatch, present }: NoteEdit, actor: UserActor): Promise<NoteRow> {
  await lockNote(tx, id);
  const row = await rowOf(tx, productId, id);
  mayChange(row.author_id, actor);
  await expectVersion(ifMatch, row, () => present(row));
  return row;
}

export async function editNote(tx: Tx, actor: UserActor, edit: NoteEdit, text: string): Promise<NoteRow> {
  const before = await lockForEdit(tx, edit, actor);
  const body = text.trim();
  if (body === before.body) return before;
  await updateNote(tx, before.id, body);
  const after = await rowOf(tx, edit.productId, before.id);
  await noteChanged(tx, after);
  return after;
}

export async function removeNote(tx: Tx, actor: UserActor, edit: NoteEdit): Promise<void> {
  const note = await lockForEdit(tx, edit, actor);
  const hinted = await hintedAt(tx, note);
  await deleteNote(tx, note.id);
  await changed(tx, 'product_note', note.id, note.account_id, hinted);
}
