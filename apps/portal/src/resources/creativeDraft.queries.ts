import type { V2Schemas } from '@mailroom/api-client';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
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

/** The newest HTML with the safe changes for these kinds of findings. The revision is part of the key: its text never changes. */
export function mendedQuery(id: number, revision: number, kinds: readonly V2Schemas['MendKind'][]) {
  return queryOptions({
    queryKey: [KEY, 'mended', id, revision, kinds],
    queryFn: ({ signal }) =>
      read(api.v2.GET('/creative/{id}/mended', { params: { path: { id }, query: { kinds: [...kinds] } }, signal })),
    placeholderData: keepPreviousData,
    staleTime: Infinity,
  });
}

/** Says what a check would find about lines that somebody types. The answer before stays until the next is there. */
export function lineFindingsQuery(id: number, revision: number | null, lines: V2Schemas['CreativeLines']) {
  return queryOptions({
    queryKey: [KEY, 'lines', id, revision, lines],
    queryFn: ({ signal }) =>
      read(api.v2.POST('/creative/{id}/line-findings', { params: { path: { id } }, body: lines, signal })),
    placeholderData: keepPreviousData,
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

/** Milliseconds; a ticket lives for five minutes. */
const TICKET_LIFE = 4 * 60_000;

/** The address of the kept text's preview. Each kept text brings its own; without a new text it is renewed before it expires. */
export function draftPreviewQuery(id: number, kept: V2Schemas['KeptDraft'] | null) {
  return queryOptions({
    queryKey: [KEY, 'draft-preview', id, kept?.kept_at],
    queryFn: async ({ signal }) =>
      (await read(api.v2.GET('/creative/{id}/draft', { params: { path: { id } }, signal }))).preview_url,
    enabled: kept !== null,
    initialData: kept?.preview_url ?? null,
    staleTime: TICKET_LIFE,
    refetchInterval: TICKET_LIFE,
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
