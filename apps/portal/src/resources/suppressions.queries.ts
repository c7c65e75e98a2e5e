import { asForm, type V1Schemas, type ListQuery } from '@mailroom/api-client';
import { api, ifMatch, read } from '../shared/api.ts';
import { audienceKeys, suppressionKeys } from '../shared/recordKeys.ts';
import { useWrite } from '../shared/useWrite.ts';
import { pageQuery } from './pageQuery.ts';

type Suppression = V1Schemas['Suppression'];

/** Audiences too, because a suppression list changes who is deliverable. */
const refreshes = [suppressionKeys.all, audienceKeys.all];

export function suppressionsQuery(query: ListQuery<'listSuppressions'>) {
  return pageQuery(suppressionKeys.list(query), (signal) =>
    read(api.v1.GET('/suppression', { params: { query }, signal })),
  );
}

export function useAddSuppression(handles: (error: unknown) => boolean) {
  return useWrite({
    write: (body: V1Schemas['SuppressionCreate']) =>
      read(api.v1.POST('/suppression', { body, bodySerializer: asForm })),
    refreshes,
    says: 'Suppression list added',
    handles,
  });
}

export function useSwitchSuppression() {
  return useWrite({
    write: ({ id, version, active }: Pick<Suppression, 'id' | 'version' | 'active'>) =>
      read(
        api.v1.PATCH('/suppression/{id}', {
          params: { path: { id }, header: ifMatch({ version }) },
          body: { active },
        }),
      ),
    refreshes,
    says: ({ active }) => (active ? 'Suppression list switched on' : 'Suppression list switched off'),
  });
}

export function useDeleteSuppression() {
  return useWrite({
    write: (id: number) => read(api.v1.DELETE('/suppression/{id}', { params: { path: { id } } })),
    refreshes,
    says: 'Suppression list deleted',
  });
}
