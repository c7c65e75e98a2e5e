import { queryOptions } from '@tanstack/react-query';
import { api, read } from '../shared/api.ts';

const TICKET_LIFE = 4 * 60_000;

/** A creative with the ticket to its HTML on the creative host, which lives five minutes. */
export const creativePreviewQuery = (id: number) =>
  queryOptions({
    queryKey: ['creative', 'preview', id],
    queryFn: ({ signal }) => read(api.v1.GET('/creative/{id}', { params: { path: { id } }, signal })),
    staleTime: TICKET_LIFE,
  });
