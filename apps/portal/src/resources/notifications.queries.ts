import { listQuery, type V2Schemas } from '@mailroom/api-client';
import { queryOptions } from '@tanstack/react-query';
import { api, read } from '../shared/api.ts';
import { notificationKeys } from '../shared/recordKeys.ts';
import { useWrite } from '../shared/useWrite.ts';

const SHOWN = 50;

/** The newest notifications. */
export const notificationsQuery = queryOptions({
  queryKey: notificationKeys.lists,
  queryFn: ({ signal }) => {
    const query = listQuery('listNotifications', { pageSize: SHOWN });
    return read(api.v2.GET('/notifications', { params: { query }, signal }));
  },
  meta: { isQuiet: true },
});

export function useReadNotifications() {
  return useWrite({
    write: (body: V2Schemas['NotificationsRead']) => read(api.v2.POST('/notifications/read', { body })),
    refreshes: [notificationKeys.all],
    isQuiet: true,
  });
}
