import type { V2Schemas } from '@mailroom/api-client';
import type { TableColumn } from '@mailroom/design-system';

/** Says in the specification's words for whom a role is. */
export function peopleOf(isStaff: boolean): string {
  return isStaff ? 'Staff' : 'Account users';
}

export const roleColumns: readonly TableColumn<V2Schemas['Role']>[] = [
  { id: 'name', header: 'Name', kind: 'text', look: 'strong', isSortable: true, priority: 1, value: (row) => row.name },
  {
    id: 'is_staff',
    header: 'For',
    kind: 'text',
    priority: 2,
    width: 128,
    value: (row) => peopleOf(row.is_staff),
  },
  {
    id: 'groups',
    header: 'Groups',
    kind: 'pills',
    priority: 2,
    width: { min: 200, grow: 2 },
    value: (row) => row.role_groups.map(({ name }) => name),
  },
  { id: 'users', header: 'Users', kind: 'number', priority: 3, value: (row) => row.user_count },
  {
    id: 'created_at',
    header: 'Date Created',
    kind: 'date',
    isSortable: true,
    priority: 4,
    value: (row) => row.created_at,
  },
];

export const groupColumns: readonly TableColumn<V2Schemas['Group']>[] = [
  { id: 'name', header: 'Name', kind: 'text', look: 'strong', isSortable: true, priority: 1, value: (row) => row.name },
  {
    id: 'description',
    header: 'Description',
    kind: 'text',
    look: 'quiet',
    priority: 2,
    value: (row) => row.description,
  },
  { id: 'permissions', header: 'Permissions', kind: 'number', priority: 3, value: (row) => row.permission_count },
  {
    id: 'created_at',
    header: 'Date Created',
    kind: 'date',
    isSortable: true,
    priority: 4,
    value: (row) => row.created_at,
  },
];
