import { Page, PageHeader, Table } from '@mailroom/design-system';
import { useQuery } from '@tanstack/react-query';
import { rolesQuery } from '../../../resources/roles.queries.ts';
import { Gate } from '../../../session/user/Gate.tsx';
import { tableQuery } from '../../../shared/listState/tableQuery.ts';
import { useListState } from '../../../shared/listState/useListState.ts';
import { paths } from '../../../shared/paths.ts';
import { tableError } from '../../../shared/tableError.ts';
import { useFormats } from '../../../shared/useFormats.ts';
import { usePageTitle } from '../../../shared/usePageTitle.ts';
import { roleColumns } from './roles.columns.ts';

function Roles() {
  usePageTitle('Roles');
  const { count } = useFormats();
  const list = useListState({ sort: 'name:asc' });
  const roles = useQuery(rolesQuery(tableQuery('listRoles', list.state, { search: 'name' })));
  return (
    <Page>
      <PageHeader title="Roles" note={roles.data && count(roles.data.total_rows, 'role')} />
      <Table
        label="Roles"
        columns={roleColumns}
        rows={roles.data?.objects}
        total={roles.data?.total_rows ?? 0}
        rowId={(row) => String(row.id)}
        rowHref={(row) => paths.administration.role(row.id)}
        search="Search by role name"
        state={list.state}
        onStateChange={list.setState}
        isRefreshing={roles.isPlaceholderData}
        empty={{ title: 'There is no role yet' }}
        {...tableError(roles)}
      />
    </Page>
  );
}

/** The roles: what they are made of and how many have them. */
export function RolesPage() {
  return (
    <Gate needs="can_view_role" screen>
      <Roles />
    </Gate>
  );
}
