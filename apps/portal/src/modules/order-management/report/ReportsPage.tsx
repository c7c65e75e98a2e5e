import { useDesign } from '@mailroom/design-system';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { ListPage } from '../../../components/ListPage.tsx';
import { productsQuery } from '../../../resources/products.queries.ts';
import { useAccountList } from '../../../session/account/useAccountList.ts';
import { Gate } from '../../../session/user/Gate.tsx';
import { withAccountColumn } from '../../../shared/listState/accountColumn.ts';
import { tableQuery } from '../../../shared/listState/tableQuery.ts';
import { paths } from '../../../shared/paths.ts';
import { reportColumns, REPORTED } from './reports.columns.ts';

function Reports() {
  const { timeZone } = useDesign();
  const list = useAccountList({ sort: 'product_start_date:desc' });
  const query = tableQuery('listProducts', list.state, {
    search: 'product_name',
    fixed: { ...list.accountFilter, product_status: REPORTED },
  });
  const products = useQuery(productsQuery(query));
  const columns = useMemo(() => withAccountColumn(reportColumns(timeZone), list.accountId), [timeZone, list.accountId]);
  return (
    <ListPage
      title="Reports"
      noun="report"
      list={list}
      query={products}
      columns={columns}
      rowId={(row) => String(row.product_id)}
      rowHref={(row) => paths.orderManagement.productReport(row.product_id)}
      search="Search by product"
      empty={{
        title: 'No reports yet',
        description: 'A product has a report once its e-mails go out.',
      }}
    />
  );
}

/** The report of every product that went out, the newest first. */
export function ReportsPage() {
  return (
    <Gate needs={[['can_view_product'], ['can_view_report']]} screen>
      <Reports />
    </Gate>
  );
}
