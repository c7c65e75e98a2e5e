import { queryOptions } from '@tanstack/react-query';
import { api, read } from '../shared/api.ts';
import { productKeys } from '../shared/recordKeys.ts';

export function productReportQuery(id: number) {
  return queryOptions({
    queryKey: productKeys.part('report', id),
    queryFn: ({ signal }) => read(api.v1.GET('/product/{id}/report', { params: { path: { id } }, signal })),
  });
}
