import { Menu, StatusGuide, Switch, useDesign } from '@mailroom/design-system';
import { useQuery } from '@tanstack/react-query';
import { ListPage } from '../../../components/ListPage.tsx';
import { useMemo, type ReactNode } from 'react';
import { statusesOf } from '../../../components/statusLists.ts';
import { productsQuery } from '../../../resources/products.queries.ts';
import { useAccountList } from '../../../session/account/useAccountList.ts';
import { api } from '../../../shared/api.ts';
import { withAccountColumn } from '../../../shared/listState/accountColumn.ts';
import { exportQuery, tableQuery } from '../../../shared/listState/tableQuery.ts';
import { useUrlText } from '../../../shared/listState/useUrlText.ts';
import { paths } from '../../../shared/paths.ts';
import { openStatuses, productColumns, productFilters } from '../products/products.columns.ts';
import { AddOrderButton } from './AddOrderButton.tsx';

const SEARCHED = [
  { value: 'product_name', label: 'Products' },
  { value: 'order_name', label: 'Orders' },
] as const;

/** Every product: what is sent when, its status, and who acts next. */
export function ProductList({ views }: { views: ReactNode }) {
  const { timeZone } = useDesign();
  const list = useAccountList({ sort: 'product_start_date:asc', filters: ['product_status', 'product_type'] });
  const [searched, setSearched] = useUrlText('in', 'product_name');
  const field = SEARCHED.find(({ value }) => value === searched) ?? SEARCHED[0];
  const [over, setOver] = useUrlText('over');
  const isOpenOnly = over === '' && !list.state.filters['product_status']?.length;
  const query = tableQuery('listProducts', list.state, {
    search: field.value,
    filters: ['product_status', 'product_type'],
    fixed: { ...list.accountFilter, ...(isOpenOnly && { product_status: openStatuses }) },
  });
  const products = useQuery(productsQuery(query));
  const columns = useMemo(
    () => withAccountColumn(productColumns(timeZone), list.accountId),
    [timeZone, list.accountId],
  );
  return (
    <ListPage
      title="Orders"
      noun="product"
      download={() => api.download('v1', '/product/export', { query: exportQuery(query) })}
      actions={<AddOrderButton />}
      viewsOf="listProducts"
      list={list}
      query={products}
      columns={columns}
      rowId={(row) => String(row.product_id)}
      rowHref={(row) => paths.orderManagement.order(row.order_id, row.product_id)}
      search="Search by order or product"
      toolbar={
        <>
          {views}
          <StatusGuide statuses={statusesOf('product')} label="What the statuses mean" size="medium" />
          <Switch label="Show finished" value={over !== ''} onValueChange={(isOn) => setOver(isOn ? 'yes' : '')} />
          <Menu
            label={`Search in: ${field.label}`}
            items={SEARCHED.map((item) => ({ id: item.value, label: item.label, isCurrent: item === field }))}
            onAction={setSearched}
          />
        </>
      }
      filters={productFilters}
      empty={{
        title: 'No orders yet',
        description: 'A product is one deployment of an order: what is sent to whom, how many, and when.',
      }}
    />
  );
}
