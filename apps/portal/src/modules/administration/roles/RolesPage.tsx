import type { V2Schemas } from '@mailroom/api-client';
import { Button, type TableColumn } from '@mailroom/design-system';
import { searchKeys } from '@mailroom/domain/constants';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import { ListPage } from '../../../components/ListPage.tsx';
import { useRowActions } from '../../../components/useRowActions.ts';
import { useDeleteRole } from '../../../resources/access/roleEdits.queries.ts';
import { rolesQuery } from '../../../resources/access/roles.queries.ts';
import { Gate } from '../../../session/user/Gate.tsx';
import { useCan } from '../../../session/user/usePermissions.ts';
import { useConfirm } from '../../../shared/feedback/useConfirm.tsx';
import { api } from '../../../shared/api.ts';
import { exportQuery, tableQuery } from '../../../shared/listState/tableQuery.ts';
import { useListState } from '../../../shared/listState/useListState.ts';
import { paths } from '../../../shared/paths.ts';
import { peopleOf, roleColumns } from './roles.columns.ts';

type Role = V2Schemas['Role'];

function useRoleColumns(): readonly TableColumn<Role>[] {
  const navigate = useNavigate();
  const confirm = useConfirm();
  const add = useCan('can_add_role').can;
  const isActing = useCan([['can_add_role', 'can_update_role']]).can;
  const { mutate: remove } = useDeleteRole();
  const rowActions = useRowActions();
  return useMemo(() => {
    const actionOf = (role: Role, name: string) => role.actions.find((action) => action.name === name);
    async function ask(role: Role) {
      if (await confirm({ type: 'danger', text: actionOf(role, 'delete')?.confirm_text })) remove(role);
    }
    if (!isActing) return roleColumns;
    return [
      ...roleColumns,
      {
        id: 'actions',
        header: 'Actions',
        kind: 'actions',
        priority: 1,
        value: (role) => [
          ...rowActions(role, [
            {
              id: 'edit',
              act: 'update',
              label: 'Edit',
              onAction: () => void navigate(paths.administration.role(role.id)),
            },
          ]),
          ...(add
            ? [
                {
                  id: 'duplicate',
                  label: 'Duplicate',
                  onAction: () => void navigate(paths.administration.newRole(role.id)),
                },
              ]
            : []),
          ...rowActions(role, [
            { id: 'delete', act: 'delete', label: 'Delete', isDestructive: true, onAction: () => void ask(role) },
          ]),
        ],
      },
    ];
  }, [navigate, confirm, remove, rowActions, add, isActing]);
}

const FILTERS = [
  {
    id: 'is_staff',
    label: 'For',
    isSingle: true,
    options: [true, false].map((isStaff) => ({ value: String(isStaff), label: peopleOf(isStaff) })),
  },
];

function Roles() {
  const add = useCan('can_add_role');
  const list = useListState({ sort: 'name:asc', filters: ['is_staff'] });
  const query = tableQuery('listRoles', list.state, { search: searchKeys.roles, filters: ['is_staff'] });
  const roles = useQuery(rolesQuery(query));
  const columns = useRoleColumns();
  return (
    <ListPage
      title="Roles"
      noun="role"
      actions={
        add.can && (
          <Button variant="primary" href={paths.administration.newRole()}>
            Add role
          </Button>
        )
      }
      download={() => api.download('v2', '/roles/export', { query: exportQuery(query) })}
      viewsOf="listRoles"
      list={list}
      query={roles}
      columns={columns}
      rowId={(row) => String(row.id)}
      rowHref={(row) => paths.administration.role(row.id)}
      search="Search by role name"
      filters={FILTERS}
      empty={{ title: 'No roles yet', description: 'Users have a role, and roles are made of permission groups.' }}
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
