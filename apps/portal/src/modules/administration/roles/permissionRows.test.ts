import { permissions } from '@mailroom/domain/access/permissions';
import { expect, it } from 'vitest';
import { permissionRows } from './permissionRows.ts';

it('finds permissions by name, description and area, with all words in any order', () => {
  expect(permissionRows(' ')).toHaveLength(permissions.length);
  expect(permissionRows('can_view_role').map(({ id }) => id)).toEqual(['can_view_role']);
  expect(permissionRows('ROLES delete').map(({ id }) => id)).toEqual(['can_update_role']);
  expect(permissionRows('no such thing')).toEqual([]);
});
