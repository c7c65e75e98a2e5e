import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { can, canAll, missingPermission } from './can.ts';
import { isPermission, permissionNames, permissions } from './permissions.ts';
import { builtInGroups, builtInRoles, permissionsOfRole, SUPER_ADMIN } from './roles.ts';

/** The specification's list of permissions, copied. */
const specified =
  'can_add_role, can_view_role, can_update_role, can_add_user, can_view_user, can_update_user, can_delete_user, can_view_account, can_update_account, can_add_install, view_install, can_update_install, can_delete_install, can_add_advertiser, can_update_advertiser, can_delete_advertiser, can_view_advertiser, can_add_audience, can_update_audience, can_delete_audience, can_view_audience, can_view_vertical, can_add_creative, can_update_creative, can_delete_creative, can_view_creative, can_add_order, can_view_order, can_update_order, can_delete_order, can_access_internal_s3, can_access_internal_sftp, can_view_product, can_launch_product, can_abort_product, can_confirm_product, can_add_response_data, can_view_response_data, can_view_report, can_upload_file, can_view_current_user, can_view_permissions, can_modify_account_settings, can_validate_links, can_send_test_email, can_view_camunda, can_upload_account_logo'.split(
    ', ',
  );

const someNames = fc.uniqueArray(fc.constantFrom(...permissionNames));

describe('permissions', () => {
  it('are those of the specification and no others, each once and with a description', () => {
    expect(permissionNames.toSorted()).toEqual(specified.toSorted());
    expect(permissions.every(({ description }) => description.trim().length > 5)).toBe(true);
  });

  it('recognizes its own names', () => {
    expect(isPermission('view_install')).toBe(true);
    expect(isPermission('can_view_install')).toBe(false);
  });

  it('pass if at least one requested name is held, in a list or a set', () => {
    fc.assert(
      fc.property(someNames, someNames, (held, asked) => {
        const expected = asked.some((name) => held.includes(name));
        expect(can(held, ...asked)).toBe(expected);
        expect(can(new Set(held), ...asked)).toBe(expected);
      }),
    );
  });

  it('pass a list of lists if each list passes, and otherwise name what is missing', () => {
    fc.assert(
      fc.property(someNames, fc.array(someNames), (held, needs) => {
        const expected = needs.every((anyOf) => anyOf.some((name) => held.includes(name)));
        expect(canAll(held, needs)).toBe(expected);
        expect(missingPermission(held, needs) === undefined).toBe(expected);
      }),
    );
  });

  it('names one missing permission, and several', () => {
    expect(missingPermission([], [['can_launch_product']])).toBe('You need the permission can_launch_product');
    expect(missingPermission([], [['can_view_account', 'can_view_creative'], ['can_view_role']])).toBe(
      'You need the permissions can_view_account or can_view_creative and can_view_role',
    );
  });
});

describe('roles', () => {
  it('give Super Admin everything', () => {
    expect(permissionsOfRole(SUPER_ADMIN)).toEqual(permissionNames);
  });

  it('use every group, and are six', () => {
    const used = new Set(builtInRoles.flatMap(({ groups }): readonly string[] => groups));
    expect(builtInGroups.filter(({ name }) => !used.has(name))).toEqual([]);
    expect(builtInRoles.map(({ name }) => name)).toEqual([
      'Super Admin',
      'Account Manager',
      'Creative Specialist',
      'Data Specialist',
      'Order Manager',
      'Advertiser Client',
    ]);
  });

  it('let an advertiser’s client see campaigns and reports and confirm, but not the engine, roles or users', () => {
    const held = permissionsOfRole('Advertiser Client');
    expect(canAll(held, [['can_view_order'], ['can_view_report'], ['can_confirm_product']])).toBe(true);
    expect(can(held, 'can_view_camunda', 'can_view_role', 'can_view_user', 'can_launch_product')).toBe(false);
  });
});
