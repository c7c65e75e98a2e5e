import { expect, it } from 'vitest';
import { builtInRoles, permissionsOfRole } from './roles.ts';
import { isStaff } from './staff.ts';

it('knows the people who work on campaigns by what they may change', () => {
  const staff = builtInRoles.filter(({ name }) => isStaff(permissionsOfRole(name))).map(({ name }) => name);
  expect(staff).toEqual(['Super Admin', 'Account Manager', 'Creative Specialist', 'Data Specialist', 'Order Manager']);
});

it('counts nobody among them who only views, confirms and reads reports', () => {
  expect(isStaff(permissionsOfRole('Advertiser Client'))).toBe(false);
  expect(isStaff(new Set(['can_view_order', 'can_confirm_product', 'can_view_report']))).toBe(false);
});
