import type { ListQuery } from './query.ts';
import type { ListPage } from './resource.ts';

/** A list's answer in v1. */
export function pageOfV1<Row, Shown>(page: ListPage<Row>, present: (row: Row) => Shown) {
  return {
    objects: page.objects.map(present),
    total_rows: page.total_rows,
  };
}

/** A list's answer in v2: `start` repeats the 1-based page. */
export function pageOf<Row, Shown>(list: ListQuery, page: ListPage<Row>, present: (row: Row) => Shown) {
  return {
    ...pageOfV1(page, present),
    start: Math.floor(list.offset / list.limit) + 1,
    limit: list.limit,
  };
}
