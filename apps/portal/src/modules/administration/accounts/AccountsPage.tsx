import { searchKeys } from '@mailroom/domain/constants';
import { useQuery } from '@tanstack/react-query';
import { ListPage } from '../../../components/ListPage.tsx';
import { accountsQuery } from '../../../resources/accounts.queries.ts';
import { api } from '../../../shared/api.ts';
import { exportQuery, tableQuery } from '../../../shared/listState/tableQuery.ts';
import { useListState } from '../../../shared/listState/useListState.ts';
import { paths } from '../../../shared/paths.ts';
import { accountColumns } from './accounts.columns.ts';

/** The accounts that the current user may see; a row leads to the account. */
export function AccountsPage() {
  const list = useListState({ sort: 'name:asc' });
  const query = tableQuery('listAccounts', list.state, { search: searchKeys.accounts });
  const accounts = useQuery(accountsQuery(query));
  return (
    <ListPage
      title="Accounts"
      noun="account"
      download={() => api.download('v1', '/account/export', { query: exportQuery(query) })}
      viewsOf="listAccounts"
      list={list}
      query={accounts}
      columns={accountColumns}
      rowId={(row) => String(row.id)}
      rowHref={(row) => paths.administration.account(row.id)}
      search="Search by account name"
      empty={{
        title: 'No account is linked to you',
        description: 'An administrator links users to accounts. Accounts themselves come from the CRM.',
      }}
    />
  );
}
