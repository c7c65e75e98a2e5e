import { NOTHING_SELECTED } from '@mailroom/design-system';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState, type ReactNode } from 'react';
import { ListPage } from '../../../components/ListPage.tsx';
import { ordersQuery } from '../../../resources/orders.queries.ts';
import { useAccountList } from '../../../session/account/useAccountList.ts';
import { useReaderId } from '../../../session/user/useCurrentUser.ts';
import { api } from '../../../shared/api.ts';
import { loadOnUse } from '../../../shared/lazyPart.tsx';
import { withAccountColumn } from '../../../shared/listState/accountColumn.ts';
import { exportQuery, tableQuery } from '../../../shared/listState/tableQuery.ts';
import { paths } from '../../../shared/paths.ts';
import { AddOrderButton } from './AddOrderButton.tsx';
import { orderColumns, orderFilters } from './orders.columns.ts';

const OrdersBulk = loadOnUse(async () => (await import('./OrdersBulk.tsx')).OrdersBulk, null);

/** Every order, to submit, copy or delete several of them. */
export function OrderList({ views }: { views: ReactNode }) {
  const reader = useReaderId();
  const list = useAccountList({ sort: 'updated_at:desc', filters: ['status'] });
  const query = tableQuery('listOrders', list.state, {
    search: 'name',
    filters: ['status'],
    fixed: list.accountFilter,
  });
  const orders = useQuery(ordersQuery(query));
  const columns = useMemo(() => withAccountColumn(orderColumns(reader), list.accountId), [reader, list.accountId]);
  const [selection, setSelection] = useState(NOTHING_SELECTED);
  return (
    <ListPage
      title="Orders"
      noun="order"
      download={() => api.download('v1', '/orders/export', { query: exportQuery(query) })}
      actions={
        <>
          {views}
          <AddOrderButton />
        </>
      }
      viewsOf="listOrders"
      list={list}
      query={orders}
      columns={columns}
      isGrid={false}
      canSelectAll
      selection={selection}
      onSelectionChange={setSelection}
      bulkActions={(selected, count) => (
        <OrdersBulk selection={selected} count={count} query={query} onDone={() => setSelection(NOTHING_SELECTED)} />
      )}
      rowId={(row) => String(row.id)}
      rowHref={(row) => paths.orderManagement.order(row.id)}
      search="Search by order name"
      filters={orderFilters}
      empty={{ title: 'No orders yet', description: 'An order holds the products that an advertiser bought.' }}
    />
  );
}
