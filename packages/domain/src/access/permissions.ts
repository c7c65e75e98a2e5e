/**
 * The permissions of the specification, by the part of the product that they open and the people who usually have them.
 * Contract, server, portal, demo data and tests all read this list. A refusal ends with the words before the colon.
 */
const areas = [
  {
    group: 'Accounts',
    people: 'account managers',
    work: {
      can_view_account: 'see account details: all fields of linked accounts',
      can_update_account: 'edit accounts',
      can_modify_account_settings: 'change account settings: seed addresses, defaults and sender profiles',
      can_upload_account_logo: 'upload account logos',
    },
  },
  {
    group: 'Users',
    people: 'administrators',
    work: {
      can_view_user: 'see users who share an account',
      can_add_user: 'add users',
      can_update_user: 'edit users: also link them to accounts',
      can_delete_user: 'delete users',
      can_view_current_user: 'see their own profile',
    },
  },
  {
    group: 'Roles and permissions',
    people: 'administrators',
    work: {
      can_view_role: 'see roles and permission groups',
      can_add_role: 'add roles',
      can_update_role: 'edit roles and permission groups: also delete roles',
      can_view_permissions: 'see permissions in a group',
    },
  },
  {
    group: 'Advertisers',
    people: 'account managers',
    work: {
      can_view_advertiser: 'see advertisers',
      can_add_advertiser: 'add advertisers',
      can_update_advertiser: 'edit advertisers',
      can_delete_advertiser: 'delete advertisers',
      can_view_vertical: 'see verticals',
    },
  },
  {
    group: 'Delivery destinations',
    people: 'data specialists',
    work: {
      view_install: 'see delivery destinations',
      can_add_install: 'add delivery destinations',
      can_update_install: 'edit delivery destinations',
      can_delete_install: 'delete delivery destinations',
      can_access_internal_s3: 'use S3 destinations',
      can_access_internal_sftp: 'use SFTP destinations',
    },
  },
  {
    group: 'Audiences',
    people: 'data specialists',
    work: {
      can_view_audience: 'see audiences and suppression lists',
      can_add_audience: 'add audiences and suppression lists',
      can_update_audience: 'change audiences and suppression lists',
      can_delete_audience: 'delete audiences and suppression lists',
      can_upload_file: 'upload files',
    },
  },
  {
    group: 'Creatives',
    people: 'creative specialists',
    work: {
      can_view_creative: 'see creatives',
      can_add_creative: 'add creatives',
      can_update_creative: 'change creatives',
      can_delete_creative: 'delete creatives',
      can_validate_links: 'check and reject creatives: also sign off links and e-mail clients',
      can_send_test_email: 'send test e-mails to seed lists',
    },
  },
  {
    group: 'Orders',
    people: 'order managers',
    work: {
      can_view_order: 'see orders',
      can_add_order: 'add orders',
      can_update_order: 'change orders: also submit them, add and edit their products',
      can_delete_order: 'delete orders and products',
    },
  },
  {
    group: 'Products',
    people: 'order managers',
    work: {
      can_view_product: 'see products and rates',
      can_launch_product: 'launch products: also resume and relaunch them',
      can_abort_product: 'abort or pause products',
      can_confirm_product: 'confirm products: also accept counts and send back',
      can_view_camunda: 'see the engine’s view of a product’s process',
    },
  },
  { group: 'Reports', people: 'order managers', work: { can_view_report: 'see product reports' } },
  {
    group: 'Reports',
    people: 'data specialists',
    work: { can_view_response_data: 'see response data', can_add_response_data: 'upload response data' },
  },
] as const;

type Area = (typeof areas)[number];
type NamesOf<Work> = Work extends unknown ? Extract<keyof Work, string> : never;

export type Permission = NamesOf<Area['work']>;

interface PermissionRow {
  readonly name: Permission;
  readonly group: Area['group'];
  readonly description: string;
}

function rowsOf({ group, work }: Area): PermissionRow[] {
  return Object.entries(work).map(([name, what]) => ({
    name: name as Permission,
    group,
    description: what[0]?.toUpperCase() + what.slice(1),
  }));
}

// Marked pure, so that a bundle that uses only `can()` drops the texts.
export const permissions: readonly PermissionRow[] = /* @__PURE__ */ areas.flatMap(rowsOf);

export const permissionNames: readonly Permission[] = /* @__PURE__ */ permissions.map(({ name }) => name);

const known: ReadonlySet<string> = /* @__PURE__ */ new Set(permissionNames);

export function isPermission(name: string): name is Permission {
  return known.has(name);
}

/** Says who usually may do what a permission is for; undefined for one of a later release. */
export function whoMay(name: Permission): string | undefined {
  const area = areas.find(({ work }) => Object.hasOwn(work, name));
  const what = area && (area.work as Partial<Record<Permission, string>>)[name];
  return what && `Only ${area.people} can ${what.replace(/:.*/, '')}`;
}
