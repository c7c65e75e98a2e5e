import type { ListQuery } from '@mailroom/api-client';
import { queryOptions } from '@tanstack/react-query';
import { api, read } from '../shared/api.ts';
import { productKeys } from '../shared/recordKeys.ts';
import { pageQuery } from './pageQuery.ts';

export function productReportQuery(id: number) {
  return queryOptions({
    queryKey: productKeys.part('report', id),
    queryFn: ({ signal }) => read(api.v1.GET('/product/{id}/report', { params: { path: { id } }, signal })),
  });
}

export function reportsQuery(query: ListQuery<'listReports'>) {
  return pageQuery(productKeys.part('reports', query), (signal) =>
    read(api.v2.GET('/report', { params: { query }, signal })),
  );
}
