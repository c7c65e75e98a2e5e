import { expect, it } from 'vitest';
import { worksOnCampaigns } from './campaignWork.ts';
import { builtInRoles, permissionsOfRole } from './roles.ts';

it('knows the people who work on campaigns by what they may change', () => {
  const working = builtInRoles.filter(({ name }) => worksOnCampaigns(permissionsOfRole(name)));
  expect(working.map(({ name }) => name)).toEqual([
    'Super Admin',
    'Account Manager',
    'Creative Specialist',
    'Data Specialist',
    'Order Manager',
  ]);
  expect(worksOnCampaigns(new Set(['can_view_order', 'can_confirm_product', 'can_view_report']))).toBe(false);
});

it('agrees with the marks of the built-in roles', () => {
  for (const { name, isStaff } of builtInRoles) expect(worksOnCampaigns(permissionsOfRole(name)), name).toBe(isStaff);
});
