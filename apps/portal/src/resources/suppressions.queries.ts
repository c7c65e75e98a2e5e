import { asForm, type V1Schemas } from '@mailroom/api-client';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api, ifMatch, read, type V1Query } from '../shared/api.ts';
import { useWrite } from '../shared/useWrite.ts';

type Suppression = V1Schemas['Suppression'];

/** A list decides who is deliverable, so audiences follow it. */
const refreshes = [['suppression'], ['audience']];

export const suppressionsQuery = (query: V1Query<'listSuppressions'>) =>
  queryOptions({
    queryKey: ['suppression', 'list', query],
    queryFn: ({ signal }) => read(api.v1.GET('/suppression', { params: { query }, signal })),
    placeholderData: keepPreviousData,
  });

export const useAddSuppression = (handles: (error: unknown) => boolean) =>
  useWrite({
    write: (body: V1Schemas['SuppressionCreate']) =>
      read(api.v1.POST('/suppression', { body, bodySerializer: asForm })),
    refreshes,
    says: 'Suppression list added',
    handles,
  });

export const useSwitchSuppression = () =>
  useWrite({
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

export const useDeleteSuppression = () =>
  useWrite({
    write: (id: number) => read(api.v1.DELETE('/suppression/{id}', { params: { path: { id } } })),
    refreshes,
    says: 'Suppression list deleted',
  });
