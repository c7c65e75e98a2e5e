import { queryOptions } from '@tanstack/react-query';
import { api, read } from '../shared/api.ts';

export const productReportQuery = (id: number) =>
  queryOptions({
    queryKey: ['product', 'report', id],
    queryFn: ({ signal }) => read(api.v1.GET('/product/{id}/report', { params: { path: { id } }, signal })),
  });
