import type { V2Schemas } from '@mailroom/api-client';
import { useQueries } from '@tanstack/react-query';
import { useState } from 'react';
import { productNotesQuery } from '../../../resources/notes/productNotes.queries.ts';

type Note = V2Schemas['ProductNote'];

/** The newest notes on a product, and as many pages of earlier ones as were asked for. */
export function useNotes(productId: number) {
  const [pages, setPages] = useState(1);
  const { notes, ...read } = useQueries({
    queries: Array.from({ length: pages }, (_, at) => productNotesQuery(productId, at + 1)),
    combine: (answers) => ({
      // Between two answers, a new note moves another one to the next page, where it is known already.
      notes: [...new Map(answers.flatMap(({ data }) => data?.objects ?? []).map((note) => [note.id, note])).values()],
      total: answers[0]?.data?.total_rows,
      isLoading: answers.some(({ isPending, error }) => isPending && !error),
      error: answers.find(({ data, error }) => error && !data)?.error,
      retry: () => Promise.all(answers.map(({ refetch }) => refetch())),
    }),
  });
  return { notes: notes as readonly Note[], ...read, showEarlier: () => setPages(pages + 1) };
}
