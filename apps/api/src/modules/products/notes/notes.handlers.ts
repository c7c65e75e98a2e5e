import { noContent, record } from '../../../contract/answer.ts';
import { handlers, type Call } from '../../../contract/handlers.ts';
import { notFound } from '../../../errors.ts';
import type { Tx } from '../../../platform/database/tx.ts';
import { pageOf } from '../../../platform/list/page.ts';
import { findRow, listRows } from '../../../platform/list/rows.reads.ts';
import { products } from '../../orders/orders.reads.ts';
import { presentNote } from './notes.present.ts';
import { notes, onProduct, type NoteRow } from './notes.resource.ts';
import { createNote, editNote, removeNote, type NoteEdit } from './notes.service.ts';

async function productOf(tx: Tx, id: number) {
  const product = await findRow(tx, products, id);
  if (!product) throw notFound();
  return product;
}

type OneNote = Pick<Call, 'actor' | 'ifMatch'> & { path: { id: number; noteId: number } };

function editOf({ actor, ifMatch, path }: OneNote): NoteEdit {
  return { productId: path.id, id: path.noteId, ifMatch, present: (row: NoteRow) => presentNote(row, actor) };
}

export const noteHandlers = handlers({
  listProductNotes: async ({ tx, list, actor, path }) => {
    const product = await productOf(tx, path.id);
    return pageOf(list, await listRows(tx, notes, list, onProduct(product)), (row) => presentNote(row, actor));
  },

  createProductNote: async ({ tx, actor, path, body }) => {
    const row = await createNote(tx, actor, await productOf(tx, path.id), body);
    return record(presentNote(row, actor), row.version, 201);
  },

  updateProductNote: async (call) => {
    const { tx, actor, body } = call;
    const row = await editNote(tx, actor, editOf(call), body.body);
    return record(presentNote(row, actor), row.version);
  },

  deleteProductNote: async (call) => {
    await removeNote(call.tx, call.actor, editOf(call));
    return noContent();
  },
});
