import type { V2Schemas } from '@mailroom/api-client';
import { Button, Card, Table, type TableColumn } from '@mailroom/design-system';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { usersQuery } from '../../../resources/access/users.queries.ts';
import { Gate } from '../../../session/user/Gate.tsx';
import { useCan } from '../../../session/user/usePermissions.ts';
import { pagedRows } from '../../../shared/listState/pagedRows.ts';
import { tableQuery } from '../../../shared/listState/tableQuery.ts';
import { useListState } from '../../../shared/listState/useListState.ts';
import { paths } from '../../../shared/paths.ts';
import { userColumns } from '../users/users.columns.ts';

type User = V2Schemas['User'];

interface RoleUsersProps {
  roleId: number;
  /** How many permissions each user would gain and lose. */
  gained: number;
  lost: number;
}

type Change = Pick<RoleUsersProps, 'gained' | 'lost'>;

function changeText({ gained, lost }: Change, isActive: boolean): string {
  if (!isActive) return 'none until active';
  return [gained > 0 && `gains ${gained}`, lost > 0 && `loses ${lost}`].filter(Boolean).join(', ');
}

function changeColumn(change: Change): TableColumn<User> {
  return {
    id: 'change',
    header: 'This change',
    kind: 'text',
    priority: 2,
    value: (user) => changeText(change, user.active),
  };
}

function Users({ roleId, gained, lost }: RoleUsersProps) {
  const list = useListState({ sort: 'first_name:asc' });
  const add = useCan('can_add_user');
  const users = useQuery(usersQuery(tableQuery('listUsers', list.state, { fixed: { role_id: [roleId] } })));
  const columns = useMemo(
    (): readonly TableColumn<User>[] => [
      ...userColumns.filter(({ id }) => ['first_name', 'accounts', 'last_sign_in_at', 'active'].includes(id)),
      ...(gained + lost > 0 ? [changeColumn({ gained, lost })] : []),
    ],
    [gained, lost],
  );
  return (
    <Card
      isFlush
      title="Users of the role"
      actions={
        add.can && (
          <Button variant="quiet" href={paths.administration.newUser}>
            Add user
          </Button>
        )
      }
    >
      <Table
        isFlush
        label="Users of the role"
        columns={columns}
        rowId={(row) => String(row.id)}
        rowHref={(row) => paths.administration.user(row.id)}
        empty={{ title: 'No user has this role', description: 'It can be given to users, or deleted.' }}
        {...pagedRows(list, users)}
      />
    </Card>
  );
}

/** The users who have a role, with what a change that isn't saved yet would do to them. */
export function RoleUsers(props: RoleUsersProps) {
  return (
    <Gate needs="can_view_user">
      <Users {...props} />
    </Gate>
  );
}
