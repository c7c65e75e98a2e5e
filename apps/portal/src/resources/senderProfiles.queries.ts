import { listQuery } from '@mailroom/api-client';
import { EXTENDED_PAGE_SIZE } from '@mailroom/domain/constants';
import { queryOptions } from '@tanstack/react-query';
import { api, read } from '../shared/api.ts';
import { senderProfileKeys } from '../shared/recordKeys.ts';
import { useWrite } from '../shared/useWrite.ts';

export function senderProfilesQuery(accountId: number) {
  return queryOptions({
    queryKey: senderProfileKeys.list(accountId),
    queryFn: ({ signal }) =>
      read(
        api.v1.GET('/sender_profile', {
          params: {
            query: listQuery('listSenderProfiles', {
              pageSize: EXTENDED_PAGE_SIZE,
              sort: { field: 'from_name', direction: 'asc' },
              filters: { account_id: [accountId] },
            }),
          },
          signal,
        }),
      ),
  });
}

interface SenderValues {
  from_name: string;
  from_email: string;
  reply_to: string | null;
  unsubscribe_email: string | null;
  postal_address: string;
}

export function useAddSenderProfile(accountId: number, handles: (error: unknown) => boolean) {
  return useWrite({
    write: (values: SenderValues) =>
      read(api.v1.POST('/sender_profile', { body: { account_id: accountId, ...values } })),
    refreshes: [senderProfileKeys.all],
    says: 'Sender profile added',
    handles,
  });
}

export function useDeleteSenderProfile() {
  return useWrite({
    write: (id: number) => read(api.v1.DELETE('/sender_profile/{id}', { params: { path: { id } } })),
    refreshes: [senderProfileKeys.all],
    says: 'Sender profile deleted',
  });
}
