import { Page, PageHeader, Table } from '@mailroom/design-system';
import { useQuery } from '@tanstack/react-query';
import { useFormats } from '../../../shared/useFormats.ts';
import { tableQuery } from '../../../shared/listState/tableQuery.ts';
import { useListState } from '../../../shared/listState/useListState.ts';
import { paths } from '../../../shared/paths.ts';
import { tableError } from '../../../shared/tableError.ts';
import { usePageTitle } from '../../../shared/usePageTitle.ts';
import { accountsQuery } from '../../../resources/accounts.queries.ts';
import { accountColumns } from './accounts.columns.ts';

/** The accounts that the current user reaches; a row leads to the account. */
export function AccountsPage() {
  usePageTitle('Accounts');
  const { count } = useFormats();
  const list = useListState({ sort: 'name:asc' });
  const accounts = useQuery(accountsQuery(tableQuery('listAccounts', list.state, { search: 'name' })));
  return (
    <Page>
      <PageHeader title="Accounts" note={accounts.data && count(accounts.data.total_rows, 'account')} />
      <Table
        label="Accounts"
        columns={accountColumns}
        rows={accounts.data?.objects}
        total={accounts.data?.total_rows ?? 0}
        rowId={(row) => String(row.id)}
        rowHref={(row) => paths.administration.account(row.id)}
        search="Search by account name"
        state={list.state}
        onStateChange={list.setState}
        isRefreshing={accounts.isPlaceholderData}
        empty={{
          title: 'No account is linked to you',
          description: 'An administrator links users to accounts. Accounts themselves come from the CRM.',
        }}
        {...tableError(accounts)}
      />
    </Page>
  );
}
