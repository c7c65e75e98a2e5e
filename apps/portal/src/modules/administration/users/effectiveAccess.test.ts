import { permissions } from '@mailroom/domain/access/permissions';
import { SUPER_ADMIN } from '@mailroom/domain/access/roles';
import { expect, it } from 'vitest';
import { effectiveAccess } from './effectiveAccess.ts';

const groups = [
  { id: 1, name: 'Order work', permissions: [{ name: 'can_view_order' as const }, { name: 'can_add_order' as const }] },
  { id: 2, name: 'Viewing', permissions: [{ name: 'can_view_order' as const }] },
  { id: 3, name: 'Others', permissions: [{ name: 'can_view_user' as const }] },
];

it('names each group of the role that gives a permission, and leaves out what other groups give', () => {
  const own = groups.slice(0, 2).map(({ id, name }) => ({ id, name }));
  const areas = effectiveAccess({ name: 'Desk', role_groups: own }, groups);
  expect(areas.map(({ name }) => name)).toEqual(['Orders']);
  expect(areas[0]?.held.map(({ name, givenBy }) => [name, givenBy])).toEqual([
    ['can_view_order', ['Order work', 'Viewing']],
    ['can_add_order', ['Order work']],
  ]);
  expect(areas[0]?.total).toBe(permissions.filter(({ group }) => group === 'Orders').length);
});

it('gives a Super Admin every permission without a group, and a role without groups nothing', () => {
  const held = effectiveAccess({ name: SUPER_ADMIN, role_groups: [] }, groups).flatMap((area) => area.held);
  expect(held).toHaveLength(permissions.length);
  expect(held.every(({ givenBy }) => givenBy.length === 0)).toBe(true);
  expect(effectiveAccess({ name: 'Empty', role_groups: [] }, groups)).toEqual([]);
});
