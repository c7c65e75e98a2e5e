import type { TableState } from '@mailroom/design-system';
import { searchKeys } from '@mailroom/domain/constants';
import { useQuery } from '@tanstack/react-query';
import { ListPage } from '../../../components/ListPage.tsx';
import { accountsQuery } from '../../../resources/accounts.queries.ts';
import { firstReadOf, usePageList } from '../../../session/account/pageList.ts';
import { api } from '../../../shared/api.ts';
import { exportQuery, tableQuery } from '../../../shared/listState/tableQuery.ts';
import { paths } from '../../../shared/paths.ts';
import { accountColumns } from './accounts.columns.ts';

const accountsList = {
  defaults: { sort: 'name:asc' },
  queryOf: (state: TableState) => tableQuery('listAccounts', state, { search: searchKeys.accounts }),
  read: accountsQuery,
};

export const firstRead = firstReadOf(accountsList);

/** The accounts that the current user may see; a row leads to the account. */
export function AccountsPage() {
  const { list, query, options } = usePageList(accountsList);
  const accounts = useQuery(options);
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
