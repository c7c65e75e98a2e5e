import { expect, it } from 'vitest';
import { closestRole, launchesAndConfirms, unusualPeople } from './roleRemarks.ts';
import { permissionsOfRole } from './roles.ts';

it('knows who could send something that nobody else has looked at', () => {
  expect(launchesAndConfirms(new Set(['can_launch_product', 'can_confirm_product']))).toBe(true);
  expect(launchesAndConfirms(new Set(permissionsOfRole('Order Manager')))).toBe(true);
  expect(launchesAndConfirms(new Set(permissionsOfRole('Advertiser Client')))).toBe(false);
  expect(launchesAndConfirms(new Set(['can_launch_product']))).toBe(false);
});

it('knows the roles whose people seldom have such permissions', () => {
  const orders = new Set<string>(permissionsOfRole('Order Manager'));
  const client = new Set<string>(permissionsOfRole('Advertiser Client'));
  expect([unusualPeople(orders, true), unusualPeople(client, false)]).toEqual([undefined, undefined]);
  expect(unusualPeople(orders, false)).toBe('clients_change');
  expect(unusualPeople(client, true)).toBe('staff_views');
  expect(unusualPeople(new Set(), true)).toBeUndefined();
});

const roles = (['Order Manager', 'Data Specialist', 'Advertiser Client'] as const).map((name, index) => ({
  id: 1 + index,
  name,
  held: new Set<string>(permissionsOfRole(name)),
}));

it('finds the role that allows nearly the same', () => {
  const orders = permissionsOfRole('Order Manager');
  const same = closestRole(new Set(orders), roles);
  expect(same).toMatchObject({ role: { name: 'Order Manager' }, shared: orders.length, more: 0, fewer: 0 });
  const changed = new Set<string>([...orders.slice(1), 'can_send_test_email', 'can_add_creative']);
  expect(closestRole(changed, roles)).toMatchObject({ role: { id: 1 }, shared: orders.length - 1, more: 2, fewer: 1 });
});

it('finds the nearest of several roles that are close', () => {
  const some = (names: string) => new Set(names);
  const near = { id: 8, name: 'Near', held: some('abcdefgh') };
  const nearer = { id: 9, name: 'Nearer', held: some('abcdefg') };
  expect(closestRole(some('abcdef'), [near, nearer])?.role).toBe(nearer);
  expect(closestRole(some('abcdef'), [nearer, near])?.role).toBe(nearer);
});

it('calls no role close that shares less than three quarters, or nothing', () => {
  expect(closestRole(new Set(permissionsOfRole('Order Manager').slice(0, 9)), roles)).toBeUndefined();
  expect(closestRole(new Set(), [{ id: 1, name: 'Empty', held: new Set() }])).toBeUndefined();
});
