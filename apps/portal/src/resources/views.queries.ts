import { listQuery, type V2Schemas } from '@mailroom/api-client';
import { EXTENDED_PAGE_SIZE } from '@mailroom/domain/constants';
import type { ViewList } from '@mailroom/domain/views/viewLists';
import { queryOptions } from '@tanstack/react-query';
import { api, read } from '../shared/api.ts';
import { viewKeys } from '../shared/recordKeys.ts';
import { useWrite } from '../shared/useWrite.ts';

type View = V2Schemas['View'];

/** The saved views of a list: one's own, and those shared within one's accounts. */
export function viewsQuery(list: ViewList) {
  const query = listQuery('listViews', {
    pageSize: EXTENDED_PAGE_SIZE,
    sort: { field: 'name', direction: 'asc' },
    filters: { list: [list] },
  });
  return queryOptions({
    queryKey: viewKeys.list(query),
    queryFn: ({ signal }) => read(api.v2.GET('/views', { params: { query }, signal })),
    // Quiet, because the list itself works without them.
    meta: { isQuiet: true },
  });
}

const refreshes = [viewKeys.all];

export function useSaveView() {
  return useWrite({
    write: (body: V2Schemas['ViewCreate']) => read(api.v2.POST('/views', { body })),
    refreshes,
    says: ({ name }) => `View “${name}” saved`,
  });
}

interface ViewChange {
  view: Pick<View, 'id' | 'version'>;
  values: V2Schemas['ViewPatch'];
}

function patchView({ view: { id, version }, values }: ViewChange) {
  const params = { path: { id }, header: { 'If-Match': `"${version}"` } };
  return read(api.v2.PATCH('/views/{id}', { params, body: values }));
}

export function useChangeView() {
  return useWrite({
    write: patchView,
    refreshes,
    says: ({ name }) => `View “${name}” changed`,
    // The overlay would swallow the press that opens the panel again.
    isQuiet: true,
  });
}

export function useRenameView(handles: (error: unknown) => boolean) {
  return useWrite({ write: patchView, refreshes, says: ({ name }) => `View renamed to “${name}”`, handles });
}

export function useDeleteView() {
  return useWrite({
    write: ({ id }: Pick<View, 'id'>) => read(api.v2.DELETE('/views/{id}', { params: { path: { id } } })),
    refreshes,
    says: 'View deleted',
  });
}
