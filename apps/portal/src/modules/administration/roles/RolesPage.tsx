import { useQuery } from '@tanstack/react-query';
import { ListPage } from '../../../components/ListPage.tsx';
import { rolesQuery } from '../../../resources/roles.queries.ts';
import { Gate } from '../../../session/user/Gate.tsx';
import { tableQuery } from '../../../shared/listState/tableQuery.ts';
import { useListState } from '../../../shared/listState/useListState.ts';
import { paths } from '../../../shared/paths.ts';
import { roleColumns } from './roles.columns.ts';

function Roles() {
  const list = useListState({ sort: 'name:asc' });
  const roles = useQuery(rolesQuery(tableQuery('listRoles', list.state, { search: 'name' })));
  return (
    <ListPage
      title="Roles"
      noun="role"
      list={list}
      query={roles}
      columns={roleColumns}
      rowId={(row) => String(row.id)}
      rowHref={(row) => paths.administration.role(row.id)}
      search="Search by role name"
      empty={{ title: 'No roles yet' }}
    />
  );
}

/** The roles, with their permission groups and how many users have each. */
export function RolesPage() {
  return (
    <Gate needs="can_view_role" screen>
      <Roles />
    </Gate>
  );
}
