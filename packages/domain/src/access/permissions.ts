/** The permissions of the specification. Contract, server, portal, demo data and tests all read this list. */
export const permissions = [
  {
    name: 'can_view_account',
    group: 'Accounts',
    description: 'See all fields of linked accounts',
  },
  { name: 'can_update_account', group: 'Accounts', description: 'Edit accounts' },
  {
    name: 'can_modify_account_settings',
    group: 'Accounts',
    description: 'Change seed addresses, defaults and sender profiles of accounts',
  },
  {
    name: 'can_upload_account_logo',
    group: 'Accounts',
    description: 'Upload the logo of accounts',
  },

  { name: 'can_view_user', group: 'Users', description: 'See the users who share an account' },
  { name: 'can_add_user', group: 'Users', description: 'Add users' },
  { name: 'can_update_user', group: 'Users', description: 'Edit users and link them to accounts' },
  { name: 'can_delete_user', group: 'Users', description: 'Delete users' },
  {
    name: 'can_view_current_user',
    group: 'Users',
    description: 'See the fields of your own profile',
  },

  {
    name: 'can_view_role',
    group: 'Roles and permissions',
    description: 'See roles and permission groups',
  },
  { name: 'can_add_role', group: 'Roles and permissions', description: 'Add roles' },
  {
    name: 'can_update_role',
    group: 'Roles and permissions',
    description: 'Edit and delete roles, edit permission groups',
  },
  {
    name: 'can_view_permissions',
    group: 'Roles and permissions',
    description: 'See the permissions in a group',
  },

  { name: 'can_view_advertiser', group: 'Advertisers', description: 'See advertisers' },
  { name: 'can_add_advertiser', group: 'Advertisers', description: 'Add advertisers' },
  { name: 'can_update_advertiser', group: 'Advertisers', description: 'Edit advertisers' },
  { name: 'can_delete_advertiser', group: 'Advertisers', description: 'Delete advertisers' },
  { name: 'can_view_vertical', group: 'Advertisers', description: 'See verticals' },

  {
    name: 'view_install',
    group: 'Delivery destinations',
    description: 'See delivery destinations',
  },
  {
    name: 'can_add_install',
    group: 'Delivery destinations',
    description: 'Add delivery destinations',
  },
  {
    name: 'can_update_install',
    group: 'Delivery destinations',
    description: 'Edit delivery destinations',
  },
  {
    name: 'can_delete_install',
    group: 'Delivery destinations',
    description: 'Delete delivery destinations',
  },
  {
    name: 'can_access_internal_s3',
    group: 'Delivery destinations',
    description: 'Use S3 destinations',
  },
  {
    name: 'can_access_internal_sftp',
    group: 'Delivery destinations',
    description: 'Use SFTP destinations',
  },

  {
    name: 'can_view_audience',
    group: 'Audiences',
    description: 'See audiences and suppression lists',
  },
  {
    name: 'can_add_audience',
    group: 'Audiences',
    description: 'Add audiences and suppression lists',
  },
  {
    name: 'can_update_audience',
    group: 'Audiences',
    description: 'Edit audiences and suppression lists',
  },
  {
    name: 'can_delete_audience',
    group: 'Audiences',
    description: 'Delete audiences and suppression lists',
  },
  { name: 'can_upload_file', group: 'Audiences', description: 'Upload files' },

  { name: 'can_view_creative', group: 'Creatives', description: 'See creatives' },
  { name: 'can_add_creative', group: 'Creatives', description: 'Add creatives' },
  { name: 'can_update_creative', group: 'Creatives', description: 'Edit creatives' },
  { name: 'can_delete_creative', group: 'Creatives', description: 'Delete creatives' },
  {
    name: 'can_validate_links',
    group: 'Creatives',
    description: 'Check links again, sign off links and e-mail clients, reject creatives',
  },
  {
    name: 'can_send_test_email',
    group: 'Creatives',
    description: 'Send test e-mails to seed lists',
  },

  { name: 'can_view_order', group: 'Orders', description: 'See orders' },
  { name: 'can_add_order', group: 'Orders', description: 'Add orders' },
  {
    name: 'can_update_order',
    group: 'Orders',
    description: 'Edit and submit orders, add and edit their products',
  },
  { name: 'can_delete_order', group: 'Orders', description: 'Delete orders and products' },

  { name: 'can_view_product', group: 'Products', description: 'See products and rates' },
  {
    name: 'can_launch_product',
    group: 'Products',
    description: 'Launch, resume and relaunch products',
  },
  { name: 'can_abort_product', group: 'Products', description: 'Abort and pause products' },
  {
    name: 'can_confirm_product',
    group: 'Products',
    description: 'Confirm products, accept counts, send back',
  },
  {
    name: 'can_view_camunda',
    group: 'Products',
    description: 'See the engine’s view of a product’s process',
  },

  { name: 'can_view_report', group: 'Reports', description: 'See product reports' },
  { name: 'can_view_response_data', group: 'Reports', description: 'See response data' },
  { name: 'can_add_response_data', group: 'Reports', description: 'Upload response data' },
] as const;

export type Permission = (typeof permissions)[number]['name'];

// Marked pure, so that a bundle that uses only `can()` drops the descriptions.
export const permissionNames: readonly Permission[] = /* @__PURE__ */ permissions.map(({ name }) => name);

const known: ReadonlySet<string> = /* @__PURE__ */ new Set(permissionNames);

export function isPermission(name: string): name is Permission {
  return known.has(name);
}
