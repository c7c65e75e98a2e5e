import type { V2Schemas } from '@mailroom/api-client';
import { queryOptions } from '@tanstack/react-query';
import { api, read } from '../shared/api.ts';
import { useWrite } from '../shared/useWrite.ts';

/** Outside the creative's own keys: a live hint must not load a large text again, or exchange it under the writer. */
const KEY = 'creative-text';

/** The HTML of a revision as text. A revision never changes. */
export function sourceQuery(id: number, revision: number) {
  return queryOptions({
    queryKey: [KEY, 'source', id, revision],
    queryFn: ({ signal }) =>
      read(api.v2.GET('/creative/{id}/source', { params: { path: { id }, query: { revision } }, signal })),
    staleTime: Infinity,
  });
}

/** The person's own unsaved HTML. Read each time that the editor opens, never while it is open. */
export function draftQuery(id: number) {
  return queryOptions({
    queryKey: [KEY, 'draft', id],
    queryFn: ({ signal }) => read(api.v2.GET('/creative/{id}/draft', { params: { path: { id } }, signal })),
    staleTime: Infinity,
    gcTime: 0,
  });
}

export function keepDraft(id: number, body: V2Schemas['CreativeDraftInput']): Promise<V2Schemas['KeptDraft']> {
  return read(api.v2.PUT('/creative/{id}/draft', { params: { path: { id } }, body }));
}

export function useDiscardDraft() {
  return useWrite({
    write: (id: number) => read(api.v2.DELETE('/creative/{id}/draft', { params: { path: { id } } })),
    refreshes: [],
    isQuiet: true,
  });
}
