import { listQuery, type V2Schemas } from '@mailroom/api-client';
import { queryOptions } from '@tanstack/react-query';
import { api, ifMatch, read } from '../../shared/api.ts';
import { isStale } from '../../shared/errors/errorKinds.ts';
import { productNoteKeys } from '../../shared/recordKeys.ts';
import { useWrite } from '../../shared/useWrite.ts';

type Note = Pick<V2Schemas['ProductNote'], 'id' | 'product_id' | 'version'>;

/** A page of the notes on a product, from 1; the newest are on the first. The card shows that it loads. */
export function productNotesQuery(productId: number, page: number) {
  const query = listQuery('listProductNotes', { page, pageSize: 20 });
  return queryOptions({
    queryKey: productNoteKeys.part('of', productId, page),
    queryFn: ({ signal }) =>
      read(api.v2.GET('/product/{id}/notes', { params: { path: { id: productId }, query }, signal })),
    meta: { isQuiet: true },
  });
}

const refreshes = [productNoteKeys.all];

interface NewNote {
  readonly productId: number;
  readonly note: V2Schemas['ProductNoteCreate'];
  /** The same for each attempt to add this note, so that one whose answer was lost is not added twice. */
  readonly key: string;
}

export function useAddNote() {
  return useWrite({
    write: ({ productId, note, key }: NewNote) =>
      read(
        api.v2.POST('/product/{id}/notes', {
          params: { path: { id: productId }, header: { 'Idempotency-Key': key } },
          body: note,
        }),
      ),
    refreshes,
    says: 'Note added',
  });
}

function pathOf({ product_id, id }: Note) {
  return { id: product_id, noteId: id };
}

export function useEditNote() {
  return useWrite({
    write: ({ note, body }: { note: Note; body: string }) =>
      read(
        api.v2.PATCH('/product/{id}/notes/{noteId}', {
          params: { path: pathOf(note), header: ifMatch(note) },
          body: { body },
        }),
      ),
    refreshes,
    says: 'Note changed',
    handles: isStale,
  });
}

export function useDeleteNote() {
  return useWrite({
    write: (note: Note) =>
      read(api.v2.DELETE('/product/{id}/notes/{noteId}', { params: { path: pathOf(note), header: ifMatch(note) } })),
    refreshes,
    says: 'Note deleted',
  });
}
