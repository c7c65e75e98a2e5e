import { queryOptions } from '@tanstack/react-query';
import { api, read } from '../shared/api.ts';
import { notificationKeys } from '../shared/recordKeys.ts';

/** Counts the unread notifications, in the first screen; the list itself loads with the panel. */
export const unreadQuery = queryOptions({
  queryKey: notificationKeys.part('unread'),
  queryFn: ({ signal }) =>
    read(api.v2.GET('/notifications', { params: { query: { 'unread:eq': true, limit: 1 } }, signal })),
  meta: { isQuiet: true },
});
