import { expect, it } from 'vitest';
import { permissionOfPath } from './pathGuard.ts';

it.each([
  '/administration',
  '/administration/',
  '//administration/accounts',
  '/Administration/Accounts',
  '/%61dministration/accounts',
  '/%2561dministration/accounts',
  '/x/../administration/accounts',
  '/./administration',
  String.raw`\administration\accounts`,
])('S62 guards %s like the place it leads to', (path) => {
  expect(permissionOfPath(path)).toBe('can_view_account');
});

it.each([
  ['/campaign-creatives/dashboard', 'can_view_creative'],
  ['/audience-builder/people', 'can_view_audience'],
  ['/order-management/edit-order/7', 'can_view_order'],
  ['/task-management/dashboard', undefined],
  ['/administrations/accounts', undefined],
  ['/landing', undefined],
  ['/%E0%A4%A', undefined],
])('asks for %s the permission %s', (path, permission) => {
  expect(permissionOfPath(path)).toBe(permission);
});
