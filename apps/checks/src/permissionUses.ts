import type { Permission } from '@mailroom/domain/access/permissions';

interface PermissionUse {
  /** An operation that the contract refuses without the permission, or the server's file that asks for it. */
  server: { operation: string } | { file: string };
  /**
   * A file of the portal that names the permission. With `action` it shows that action instead, which the server offers
   * only to people with the permission.
   */
  screen: string;
  action?: string;
  /** The part of the screen that people without the permission don't see, or see disabled. */
  part: string;
}

const ADMINISTRATION = 'modules/administration';
const CREATIVES = 'modules/campaign-creatives';
const AUDIENCES = 'modules/audience-builder';
const ORDERS = 'modules/order-management';
const INSTALLS = 'components/installs';

function call(operation: string): PermissionUse['server'] {
  return { operation };
}

/** For each permission one place on the server and one in the portal that it gates. */
export const permissionUses: Readonly<Record<Permission, PermissionUse>> = {
  can_view_account: { server: call('getAccount'), screen: 'session/user/pathGuard.ts', part: 'administration' },
  can_update_account: {
    server: call('updateAccount'),
    screen: `${ADMINISTRATION}/accounts/AccountSettings.tsx`,
    part: 'the fields of the account',
  },
  can_modify_account_settings: {
    server: call('createSenderProfile'),
    screen: `${ADMINISTRATION}/accounts/AccountSenders.tsx`,
    part: 'adding and editing sender profiles',
  },
  can_upload_account_logo: {
    server: call('updateAccount'),
    screen: `${ADMINISTRATION}/accounts/AccountSettings.tsx`,
    part: 'the logo',
  },

  can_view_user: { server: call('listUsers'), screen: `${ADMINISTRATION}/users/UsersPage.tsx`, part: 'users' },
  can_add_user: { server: call('createUser'), screen: `${ADMINISTRATION}/users/UsersPage.tsx`, part: 'Add user' },
  can_update_user: { server: call('updateUser'), screen: `${ADMINISTRATION}/users/UserForm.tsx`, part: 'Save user' },
  can_delete_user: {
    server: call('deleteUser'),
    screen: `${ADMINISTRATION}/users/UsersPage.tsx`,
    action: 'delete',
    part: 'the row action Delete',
  },
  can_view_current_user: {
    server: call('getMe'),
    screen: 'app/shell/PersonMenu.tsx',
    part: 'who is signed in, in the header',
  },

  can_view_role: { server: call('listRoles'), screen: `${ADMINISTRATION}/roles/RolesPage.tsx`, part: 'roles' },
  can_add_role: {
    server: call('createRole'),
    screen: `${ADMINISTRATION}/roles/RolesPage.tsx`,
    part: 'Add role and Duplicate',
  },
  can_update_role: {
    server: call('updateRole'),
    screen: `${ADMINISTRATION}/roles/RoleForm.tsx`,
    part: 'Save role',
  },
  can_view_permissions: {
    server: call('listGroupPermissions'),
    screen: `${ADMINISTRATION}/roles/PermissionsPage.tsx`,
    part: 'the permissions of each role',
  },

  can_view_advertiser: {
    server: call('listAdvertisers'),
    screen: `${ADMINISTRATION}/advertisers/AdvertisersPage.tsx`,
    part: 'advertisers',
  },
  can_add_advertiser: {
    server: call('createAdvertiser'),
    screen: `${ADMINISTRATION}/advertisers/AdvertiserTable.tsx`,
    part: 'Add advertiser',
  },
  can_update_advertiser: {
    server: call('updateAdvertiser'),
    screen: 'components/useEditAndDelete.ts',
    action: 'update',
    part: 'the row action Edit',
  },
  can_delete_advertiser: {
    server: call('deleteAdvertiser'),
    screen: 'components/useEditAndDelete.ts',
    action: 'delete',
    part: 'the row action Delete',
  },
  can_view_vertical: {
    server: call('listVerticals'),
    screen: `${ADMINISTRATION}/advertisers/AdvertiserDialog.tsx`,
    part: 'the choice of verticals',
  },

  view_install: {
    server: call('listInstalls'),
    screen: `${INSTALLS}/InstallTable.tsx`,
    part: 'delivery destinations',
  },
  can_add_install: {
    server: call('createInstall'),
    screen: `${INSTALLS}/AddInstallButton.tsx`,
    part: 'adding a delivery destination',
  },
  can_update_install: {
    server: call('updateInstall'),
    screen: `${INSTALLS}/InstallDialog.tsx`,
    part: 'saving a delivery destination',
  },
  can_delete_install: {
    server: call('deleteInstall'),
    screen: `${INSTALLS}/useInstallActions.ts`,
    action: 'delete',
    part: 'the row action Delete',
  },
  can_access_internal_s3: {
    server: { file: 'modules/installs/installs.policy.ts' },
    screen: `${INSTALLS}/InstallDialog.tsx`,
    part: 'the choice S3',
  },
  can_access_internal_sftp: {
    server: { file: 'modules/installs/installs.policy.ts' },
    screen: `${INSTALLS}/InstallDialog.tsx`,
    part: 'the choice SFTP',
  },

  can_view_audience: {
    server: call('listAudiences'),
    screen: 'session/user/pathGuard.ts',
    part: 'the audience builder',
  },
  can_add_audience: {
    server: call('createAudience'),
    screen: `${AUDIENCES}/people/PeoplePage.tsx`,
    part: 'Add audience',
  },
  can_update_audience: {
    server: call('cancelAudienceImport'),
    screen: `${AUDIENCES}/people/useAudienceColumns.ts`,
    action: 'cancel',
    part: 'the row action that cancels an import',
  },
  can_delete_audience: {
    server: call('deleteAudience'),
    screen: `${AUDIENCES}/people/useAudienceColumns.ts`,
    action: 'delete',
    part: 'the row action Delete',
  },
  can_upload_file: {
    server: call('uploadAudienceFile'),
    screen: `${AUDIENCES}/import/NewAudiencePage.tsx`,
    part: 'the import of a file',
  },

  can_view_creative: { server: call('listCreatives'), screen: 'session/user/pathGuard.ts', part: 'campaign creatives' },
  can_add_creative: {
    server: call('createCreative'),
    screen: `${CREATIVES}/list/CreativesPage.tsx`,
    part: 'New creative',
  },
  can_update_creative: {
    server: call('updateCreative'),
    screen: `${CREATIVES}/creative/CreativeActions.tsx`,
    action: 'update',
    part: 'uploading a new revision',
  },
  can_delete_creative: {
    server: call('deleteCreative'),
    screen: `${CREATIVES}/creative/CreativeActions.tsx`,
    action: 'delete',
    part: 'Delete creative',
  },
  can_validate_links: {
    server: call('validateCreative'),
    screen: `${CREATIVES}/creative/CreativeActions.tsx`,
    action: 'validate',
    part: 'Check again',
  },
  can_send_test_email: {
    server: call('sendTestEmail'),
    screen: `${CREATIVES}/creative/CreativeActions.tsx`,
    action: 'send_test',
    part: 'Send test',
  },

  can_view_order: { server: call('listOrders'), screen: 'session/user/pathGuard.ts', part: 'order management' },
  can_add_order: { server: call('createOrder'), screen: `${ORDERS}/orders/AddOrderButton.tsx`, part: 'Add order' },
  can_update_order: {
    server: call('updateOrder'),
    screen: `${ORDERS}/orders/OrderForm.tsx`,
    action: 'update',
    part: 'the fields of the order',
  },
  can_delete_order: {
    server: call('deleteOrder'),
    screen: `${ORDERS}/orders/OrderPage.tsx`,
    action: 'delete',
    part: 'Delete order',
  },

  can_view_product: {
    server: call('listProducts'),
    screen: `${ORDERS}/orders/OrdersPage.tsx`,
    part: 'the list of products and their pages',
  },
  can_launch_product: {
    server: call('launchProduct'),
    screen: `${ORDERS}/review/ReviewSheet.tsx`,
    action: 'launch',
    part: 'the button Launch of the review',
  },
  can_abort_product: {
    server: call('abortProduct'),
    screen: `${ORDERS}/products/productLabels.ts`,
    action: 'pause',
    part: 'Abort and Pause',
  },
  can_confirm_product: {
    server: call('confirmProduct'),
    screen: `${ORDERS}/review/ReviewSheet.tsx`,
    action: 'confirm',
    part: 'the button Confirm of the review',
  },
  can_view_camunda: {
    server: call('getProductProcess'),
    screen: `${ORDERS}/products/ProductPage.tsx`,
    part: 'the engine’s view',
  },

  can_view_report: {
    server: call('getProductReport'),
    screen: `${ORDERS}/report/ProductReportPage.tsx`,
    part: 'the report',
  },
  can_view_response_data: {
    server: call('listProductResponses'),
    screen: `${ORDERS}/responses/ResponseDataPage.tsx`,
    part: 'the response data of a product',
  },
  can_add_response_data: {
    server: call('uploadProductResponses'),
    screen: `${ORDERS}/responses/ResponseDataPage.tsx`,
    part: 'Upload response data',
  },
};
