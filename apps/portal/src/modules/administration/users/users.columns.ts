import type { V2Schemas } from '@mailroom/api-client';
import type { TableColumn } from '@mailroom/design-system';
import { statusRow } from '@mailroom/domain/statuses/statuses';

type User = V2Schemas['User'];

export function userName(user: Pick<User, 'first_name' | 'last_name'>) {
  return `${user.first_name} ${user.last_name}`.trim();
}

function badge(user: User) {
  const { code, tone, meaning } = statusRow('user', user.active ? 'Active' : 'Inactive');
  return { label: code, tone, description: meaning };
}

/** The specification's columns in its order, with the last sign-in before the status. */
export const userColumns: readonly TableColumn<User>[] = [
  {
    id: 'first_name',
    header: 'Name',
    kind: 'text',
    look: 'strong',
    isSortable: true,
    priority: 1,
    width: { min: 144, grow: 2 },
    value: userName,
  },
  {
    id: 'email',
    header: 'Email',
    kind: 'email',
    isSortable: true,
    priority: 3,
    width: { min: 150, grow: 2 },
    value: (row) => row.email,
  },
  {
    id: 'role',
    header: 'Role',
    kind: 'text',
    isSortable: true,
    priority: 2,
    width: { min: 136, grow: 1 },
    value: (row) => row.role.name,
  },
  {
    id: 'accounts',
    header: 'Accounts',
    kind: 'pills',
    priority: 4,
    // A name beside the count of the others.
    width: { min: 180, grow: 4 },
    value: (row) => row.accounts.map(({ name }) => name),
  },
  {
    id: 'created_at',
    header: 'Date Created',
    kind: 'date',
    isSortable: true,
    priority: 5,
    value: (row) => row.created_at,
  },
  {
    id: 'last_sign_in_at',
    header: 'Last sign-in',
    kind: 'date',
    priority: 4,
    value: (row) => row.last_sign_in_at,
  },
  { id: 'active', header: 'Status', kind: 'badge', isSortable: true, priority: 1, width: 112, value: badge },
];
