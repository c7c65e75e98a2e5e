import { listQuery, type V2Operations, type V2Schemas } from '@mailroom/api-client';
import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { api, read } from '../../shared/api.ts';
import { needsAttentionKeys, orderKeys, productKeys } from '../../shared/recordKeys.ts';
import { useWrite } from '../../shared/useWrite.ts';
import { pageQuery } from '../pageQuery.ts';
import { productsQuery } from '../products.queries.ts';

type Days = V2Operations['getProductCalendar']['parameters']['query'];

const CALENDAR = 'calendar';

/** The deployments of some days, and how much goes out on each. */
export function productCalendarQuery(query: Days) {
  return pageQuery(productKeys.part(CALENDAR, query), (signal) =>
    read(api.v2.GET('/product/calendar', { params: { query }, signal })),
  );
}

/** Deployments of some days that reach the same people within 24 hours. Comparing takes a moment. */
export function productOverlapsQuery(query: Days) {
  return pageQuery(productKeys.part('overlaps', query), (signal) =>
    read(api.v2.GET('/product/overlaps', { params: { query }, signal })),
  );
}

/** The deployments that would reach the same people as one of them, if it started at an instant. */
export function overlapsAtQuery(id: number, starts_at: string) {
  return queryOptions({
    queryKey: productKeys.part('overlapsAt', id, starts_at),
    queryFn: ({ signal }) =>
      read(api.v2.GET('/product/{id}/overlaps', { params: { path: { id }, query: { starts_at } }, signal })),
    gcTime: 0,
  });
}

const SHOWN = 3;

/** The first products whose start has passed while they wait for a person, and how many there are. */
export function overdueProductsQuery(account: { account_id?: number[] }) {
  return productsQuery(
    listQuery('listProducts', {
      pageSize: SHOWN,
      sort: { field: 'product_start_date', direction: 'asc' },
      filters: { ...account, group: ['overdue'] },
    }),
  );
}

interface MovedProduct {
  readonly id: number;
  readonly to: V2Schemas['DayAndTime'];
  /** Its version on screen; undefined moves it whatever it is. */
  readonly version: number | undefined;
}

/** Moves one product. The calendar shows its progress. */
export function useMoveCall() {
  return useWrite({
    write: ({ id, to, version }: MovedProduct) =>
      read(
        api.v2.POST('/product/bulk', {
          body: { action: 'move', ids: [id], move: { to }, ...(version !== undefined && { seen: [{ id, version }] }) },
        }),
      ),
    refreshes: [productKeys.all, orderKeys.all, needsAttentionKeys.all],
    isQuiet: true,
  });
}

/** Finds a product among the deployments that were read, in the newest answer that has it. */
export function useReadDeployment(): (id: number) => V2Schemas['CalendarProduct'] | undefined {
  const queries = useQueryClient();
  return (id) =>
    queries
      .getQueryCache()
      .findAll({ queryKey: productKeys.part(CALENDAR) })
      .toSorted((one, two) => two.state.dataUpdatedAt - one.state.dataUpdatedAt)
      .flatMap(({ state }) => (state.data as V2Schemas['ProductCalendar'] | undefined)?.products ?? [])
      .find(({ product_id }) => product_id === id);
}
