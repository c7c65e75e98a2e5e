import { Button, type TableColumn } from '@mailroom/design-system';
import type { V2Schemas } from '@mailroom/api-client';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import { ListPage } from '../../../components/ListPage.tsx';
import { useRowActions } from '../../../components/useRowActions.ts';
import { allRolesQuery } from '../../../resources/access/roles.queries.ts';
import { useDeleteUser, usersQuery } from '../../../resources/access/users.queries.ts';
import { Gate } from '../../../session/user/Gate.tsx';
import { useCan } from '../../../session/user/usePermissions.ts';
import { useConfirm } from '../../../shared/feedback/useConfirm.tsx';
import { api } from '../../../shared/api.ts';
import { exportQuery, tableQuery } from '../../../shared/listState/tableQuery.ts';
import { useListState } from '../../../shared/listState/useListState.ts';
import { paths } from '../../../shared/paths.ts';
import { useUserSearch } from './useUserSearch.tsx';
import { userColumns, userName } from './users.columns.ts';

type User = V2Schemas['User'];

function useUserColumns(): readonly TableColumn<User>[] {
  const navigate = useNavigate();
  const confirm = useConfirm();
  const { mutate: remove } = useDeleteUser();
  const rowActions = useRowActions();
  return useMemo(() => {
    async function ask(user: User, text: string | null) {
      if (
        await confirm({
          type: 'danger',
          text,
          effect: `${userName(user)} can no longer sign in. The history keeps the name.`,
        })
      )
        remove(user.id);
    }
    const actionOf = (user: User, name: string) => user.actions.find((action) => action.name === name);
    return [
      ...userColumns,
      {
        id: 'actions',
        header: 'Actions',
        kind: 'actions',
        priority: 1,
        value: (user) =>
          rowActions(user, [
            {
              id: 'edit',
              act: 'update',
              label: 'Edit',
              onAction: () => void navigate(paths.administration.user(user.id)),
            },
            {
              id: 'delete',
              act: 'delete',
              label: 'Delete',
              isDestructive: true,
              onAction: () => void ask(user, actionOf(user, 'delete')?.confirm_text ?? null),
            },
          ]),
      },
    ];
  }, [navigate, confirm, remove, rowActions]);
}

function Users() {
  const add = useCan('can_add_user');
  const list = useListState({ sort: 'first_name:asc', filters: ['role_id', 'active'] });
  const search = useUserSearch();
  const query = tableQuery('listUsers', list.state, { search: search.field, filters: ['role_id', 'active'] });
  const users = useQuery(usersQuery(query));
  const seesRoles = useCan('can_view_role').can;
  const roles = useQuery({ ...allRolesQuery, enabled: seesRoles });
  const columns = useUserColumns();
  const roleFilter = {
    id: 'role_id',
    label: 'Role',
    options: (roles.data?.objects ?? []).map(({ id, name }) => ({ value: String(id), label: name })),
  };
  const filters = [
    ...(seesRoles ? [roleFilter] : []),
    {
      id: 'active',
      label: 'Status',
      isSingle: true,
      options: [
        { value: 'true', label: 'Active' },
        { value: 'false', label: 'Inactive' },
      ],
    },
  ];
  return (
    <ListPage
      title="Users"
      noun="user"
      actions={
        add.can && (
          <Button variant="primary" href={paths.administration.newUser}>
            Add user
          </Button>
        )
      }
      download={() => api.download('v2', '/users/export', { query: exportQuery(query) })}
      viewsOf="listUsers"
      list={list}
      query={users}
      columns={columns}
      rowId={(row) => String(row.id)}
      rowHref={(row) => paths.administration.user(row.id)}
      search={search.label}
      toolbar={search.choice}
      filters={filters}
      empty={{ title: 'Nobody shares an account with you' }}
    />
  );
}

/** The users who share an account with the current one, to edit and delete. */
export function UsersPage() {
  return (
    <Gate needs="can_view_user" screen>
      <Users />
    </Gate>
  );
}
