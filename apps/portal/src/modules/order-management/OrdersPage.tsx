import { Button, Page, PageHeader, Select, StatusGuide, Switch, Table, useDesign } from '@mailroom/design-system';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { DownloadButton } from '../../components/DownloadButton.tsx';
import { statusesOf } from '../../components/statusLists.ts';
import { productsQuery } from '../../resources/products.queries.ts';
import { useAccountList } from '../../session/useAccountList.ts';
import { useCan } from '../../session/usePermissions.ts';
import { api, type V1Query } from '../../shared/api.ts';
import { listQuery } from '../../shared/listState/listQuery.ts';
import { useUrlText } from '../../shared/listState/useUrlText.ts';
import { paths } from '../../shared/paths.ts';
import { tableError } from '../../shared/tableError.ts';
import { useFormats } from '../../shared/useFormats.ts';
import { usePageTitle } from '../../shared/usePageTitle.ts';
import { openStatuses, productColumns, productFilters } from './productColumns.ts';

const SEARCHED = [
  { value: 'product_name', label: 'Products' },
  { value: 'order_name', label: 'Orders' },
];

/** Every product of every order: what goes out when, how it stands, who acts next. */
export function OrdersPage() {
  usePageTitle('Orders');
  const { timeZone } = useDesign();
  const { count } = useFormats();
  const add = useCan('can_add_order');
  const list = useAccountList({ sort: 'product_start_date:asc', filters: ['product_status', 'product_type'] });
  const [searched, setSearched] = useUrlText('in', 'product_name');
  const [over, setOver] = useUrlText('over');
  const isOpenOnly = over === '' && !list.state.filters['product_status']?.length;
  const query = listQuery<V1Query<'listProducts'>>(list.state, {
    search: searched,
    filters: ['product_status', 'product_type'],
    also: {
      ...(list.accountId !== undefined && { 'account_id:eq': [list.accountId] }),
      ...(isOpenOnly && { 'product_status:eq': openStatuses }),
    },
  });
  const products = useQuery(productsQuery(query));
  const columns = useMemo(() => productColumns(timeZone), [timeZone]);
  return (
    <Page>
      <PageHeader
        title="Orders"
        note={products.data && count(products.data.total_rows, 'product')}
        actions={
          <>
            <DownloadButton label="Export CSV" download={() => api.download('v1', '/product/export', { query })} />
            <Button variant="primary" href={paths.orderManagement.addOrder} disabled={!add.can} reason={add.reason}>
              Add order
            </Button>
          </>
        }
      />
      <Table
        label="Orders"
        columns={columns}
        rows={products.data?.objects}
        total={products.data?.total_rows ?? 0}
        rowId={(row) => String(row.product_id)}
        rowHref={(row) => paths.orderManagement.order(row.order_id, row.product_id)}
        search="Search by order or product"
        toolbar={
          <>
            <StatusGuide statuses={statusesOf('product')} label="What the statuses mean" size="medium" />
            <Switch
              label="Show what is over"
              value={over !== ''}
              onValueChange={(isOn) => setOver(isOn ? 'yes' : '')}
            />
            <Select
              label="Search in"
              isLabelHidden
              isSearchable={false}
              options={SEARCHED}
              value={searched}
              onValueChange={(value) => setSearched(value ?? 'product_name')}
            />
          </>
        }
        filters={productFilters}
        state={list.state}
        onStateChange={list.setState}
        isRefreshing={products.isPlaceholderData}
        {...tableError(products)}
        empty={{
          title: 'Nothing is ordered yet',
          description: 'A product is one deployment of an order: what goes to whom, how many, when.',
        }}
      />
    </Page>
  );
}
