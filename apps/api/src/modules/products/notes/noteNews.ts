import type { Tx } from '../../../platform/database/tx.ts';
import { whoHold } from '../../accounts/accounts.reads.ts';
import { productNews } from '../../orders/orders.reads.ts';
import { writtenNote } from './notes.repository.ts';

interface NoteNews {
  productId: number;
  isInternal: boolean;
  at: Date;
  /** The owner of the order and the earlier writers, as far as they may see the note. */
  people: readonly number[];
}

/** Returns the people who have to be told of a note; undefined once it is deleted. */
export async function noteNews(tx: Tx, noteId: number): Promise<NoteNews | undefined> {
  const note = await writtenNote(tx, noteId);
  if (!note) return undefined;
  const { accountId, productId, isInternal, at } = note;
  const ownerId = (await productNews(tx, productId))?.ownerId ?? null;
  const concerned = [...note.earlier, ...(ownerId === null ? [] : [ownerId])];
  const readers = { accountId, permission: 'can_view_product', onlyStaff: isInternal } as const;
  return { productId, isInternal, at, people: await whoHold(tx, concerned, readers) };
}
