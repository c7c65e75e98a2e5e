import { Button } from '@mailroom/design-system';
import { useQuery } from '@tanstack/react-query';
import { ListPage } from '../../../components/ListPage.tsx';
import { suppressionsQuery } from '../../../resources/suppressions.queries.ts';
import { useAccountList } from '../../../session/account/useAccountList.ts';
import { useCan } from '../../../session/user/usePermissions.ts';
import { api } from '../../../shared/api.ts';
import { exportQuery, tableQuery } from '../../../shared/listState/tableQuery.ts';
import { useUrlText } from '../../../shared/listState/useUrlText.ts';
import { loadOnUse } from '../../../shared/lazyPart.tsx';
import { suppressionFilters } from './suppressions.columns.ts';
import { useSuppressionColumns } from './useSuppressionColumns.ts';

const SuppressionDialog = loadOnUse(async () => (await import('./SuppressionDialog.tsx')).SuppressionDialog);

/** The lists of people who must not be mailed. */
export function SuppressionsPage() {
  const add = useCan('can_add_audience');
  const [dialog, setDialog] = useUrlText('dialog');
  const list = useAccountList({ sort: 'name:asc', filters: ['scope'] });
  const query = tableQuery('listSuppressions', list.state, {
    search: 'name',
    filters: ['scope'],
    fixed: list.accountFilter,
  });
  const suppressions = useQuery(suppressionsQuery(query));
  const columns = useSuppressionColumns();
  return (
    <ListPage
      title="Suppressions"
      noun="list"
      actions={
        add.can && (
          <Button variant="primary" onClick={() => setDialog('add')}>
            Add suppression list
          </Button>
        )
      }
      download={() => api.download('v1', '/suppression/export', { query: exportQuery(query) })}
      viewsOf="listSuppressions"
      list={list}
      query={suppressions}
      columns={columns}
      rowId={(row) => String(row.id)}
      search="Search by list name"
      filters={suppressionFilters}
      empty={{ title: 'No suppression lists yet', description: 'People on a list are not mailed.' }}
    >
      {dialog === 'add' && <SuppressionDialog onClose={() => setDialog('')} />}
    </ListPage>
  );
}
