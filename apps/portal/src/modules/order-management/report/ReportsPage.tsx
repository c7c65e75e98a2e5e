import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { ListPage } from '../../../components/ListPage.tsx';
import { reportsQuery } from '../../../resources/reports.queries.ts';
import { useAccountList } from '../../../session/account/useAccountList.ts';
import { Gate } from '../../../session/user/Gate.tsx';
import { api } from '../../../shared/api.ts';
import { withAccountColumn } from '../../../shared/listState/accountColumn.ts';
import { exportQuery, tableQuery } from '../../../shared/listState/tableQuery.ts';
import { paths } from '../../../shared/paths.ts';
import { reportColumns } from './reports.columns.ts';

function Reports() {
  const list = useAccountList({ sort: 'product_start_date:desc' });
  const query = tableQuery('listReports', list.state, { search: 'product_name', fixed: list.accountFilter });
  const reports = useQuery(reportsQuery(query));
  const columns = useMemo(() => withAccountColumn(reportColumns, list.accountId), [list.accountId]);
  return (
    <ListPage
      title="Reports"
      noun="report"
      download={() => api.download('v2', '/report/export', { query: exportQuery(query) })}
      list={list}
      query={reports}
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
