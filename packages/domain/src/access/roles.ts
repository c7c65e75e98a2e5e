import { permissionNames } from './permissions.ts';
import type { Permission } from './permissions.ts';

/** The only role whose name grants something: it sees every account and the rows that belong to no account. */
export const SUPER_ADMIN = 'Super Admin';

/**
 * The permissions that are needed to change roles in the portal: to open administration, to see roles and the permissions
 * in groups, and to edit them. Nobody can take one of these from themselves, because they couldn't give it back.
 */
export const RIGHTS_TO_ADMINISTER: readonly Permission[] = [
  'can_view_account',
  'can_view_role',
  'can_view_permissions',
  'can_update_role',
];

interface BuiltInGroup {
  readonly name: string;
  readonly description: string;
  readonly permissions: readonly Permission[];
}

/** The permission groups of the demo data. Groups and roles stay editable: the product never relies on these names. */
export const builtInGroups = [
  { name: 'Everything', description: 'All permissions', permissions: permissionNames },
  {
    name: 'Sign-in basics',
    description: 'Your own profile',
    permissions: ['can_view_current_user'],
  },
  {
    name: 'Account care',
    description: 'Accounts, their settings, logos and users',
    permissions: [
      'can_view_account',
      'can_update_account',
      'can_modify_account_settings',
      'can_upload_account_logo',
      'can_view_user',
      'can_add_user',
      'can_update_user',
      'can_view_role',
      'can_view_permissions',
    ],
  },
  {
    name: 'Advertiser care',
    description: 'Advertisers and their verticals',
    permissions: [
      'can_view_advertiser',
      'can_add_advertiser',
      'can_update_advertiser',
      'can_delete_advertiser',
      'can_view_vertical',
      'can_upload_file',
    ],
  },
  {
    name: 'Campaign viewing',
    description: 'Creatives, audiences, orders and products, read only',
    permissions: [
      'can_view_advertiser',
      'can_view_vertical',
      'can_view_creative',
      'can_view_audience',
      'can_view_order',
      'can_view_product',
    ],
  },
  {
    name: 'Client viewing',
    description: 'An account’s own campaigns and reports, read only',
    permissions: ['can_view_creative', 'can_view_order', 'can_view_product', 'can_view_report'],
  },
  {
    name: 'Creative work',
    description: 'Creatives from upload to sign-off, test e-mails',
    permissions: [
      'can_view_creative',
      'can_add_creative',
      'can_update_creative',
      'can_delete_creative',
      'can_validate_links',
      'can_send_test_email',
      'can_upload_file',
    ],
  },
  {
    name: 'Audience work',
    description: 'Audiences, suppression lists and response data',
    permissions: [
      'can_view_audience',
      'can_add_audience',
      'can_update_audience',
      'can_delete_audience',
      'can_upload_file',
      'can_add_response_data',
      'can_view_response_data',
    ],
  },
  {
    name: 'Destinations',
    description: 'Delivery destinations of both kinds',
    permissions: [
      'view_install',
      'can_add_install',
      'can_update_install',
      'can_delete_install',
      'can_access_internal_s3',
      'can_access_internal_sftp',
    ],
  },
  {
    name: 'Order work',
    description: 'Orders and their products, before they are launched',
    permissions: [
      'can_view_order',
      'can_add_order',
      'can_update_order',
      'can_delete_order',
      'can_view_product',
      'view_install',
      'can_access_internal_s3',
      'can_access_internal_sftp',
    ],
  },
  {
    name: 'Launching',
    description: 'Launch, abort and confirm products, see the engine’s view',
    permissions: ['can_launch_product', 'can_abort_product', 'can_confirm_product', 'can_view_camunda'],
  },
  {
    name: 'Confirming',
    description: 'Give the go-ahead for prepared products',
    permissions: ['can_confirm_product'],
  },
  {
    name: 'Reporting',
    description: 'Reports and response data, read only',
    permissions: ['can_view_report', 'can_view_response_data'],
  },
] as const satisfies readonly BuiltInGroup[];

type BuiltInGroupName = (typeof builtInGroups)[number]['name'];

interface BuiltInRole {
  readonly name: string;
  /** Whether its people are staff; otherwise they are account users. */
  readonly isStaff: boolean;
  readonly groups: readonly BuiltInGroupName[];
}

export const builtInRoles = [
  { name: SUPER_ADMIN, isStaff: true, groups: ['Everything'] },
  {
    name: 'Account Manager',
    isStaff: true,
    groups: [
      'Sign-in basics',
      'Account care',
      'Advertiser care',
      'Campaign viewing',
      'Destinations',
      'Order work',
      'Launching',
      'Reporting',
    ],
  },
  { name: 'Creative Specialist', isStaff: true, groups: ['Sign-in basics', 'Campaign viewing', 'Creative work'] },
  {
    name: 'Data Specialist',
    isStaff: true,
    groups: ['Sign-in basics', 'Campaign viewing', 'Audience work', 'Destinations'],
  },
  {
    name: 'Order Manager',
    isStaff: true,
    groups: ['Sign-in basics', 'Campaign viewing', 'Order work', 'Launching', 'Reporting'],
  },
  {
    name: 'Advertiser Client',
    isStaff: false,
    groups: ['Sign-in basics', 'Client viewing', 'Confirming', 'Reporting'],
  },
] as const satisfies readonly BuiltInRole[];

type BuiltInRoleName = (typeof builtInRoles)[number]['name'];

/** The permissions of a built-in role, each once, in the order of `permissions`. */
export function permissionsOfRole(role: BuiltInRoleName): readonly Permission[] {
  const groups: readonly string[] = builtInRoles.filter(({ name }) => name === role).flatMap((found) => found.groups);
  const held: ReadonlySet<Permission> = new Set(
    builtInGroups
      .filter(({ name }) => groups.includes(name))
      .flatMap((group): readonly Permission[] => group.permissions),
  );
  return permissionNames.filter((name) => held.has(name));
}
