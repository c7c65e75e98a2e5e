// Apart from `permissions.ts`, whose descriptions the first screen doesn't need.
import { can, type Held, type Needs } from './can.ts';
import type { Permission } from './permissions.ts';

/** The work that each permission is for, by the people who usually have it. */
const WORK: Readonly<Record<string, Partial<Record<Permission, string>>>> = {
  administrators: {
    can_view_user: 'see users',
    can_add_user: 'add users',
    can_update_user: 'edit users',
    can_delete_user: 'delete users',
    can_view_current_user: 'see this profile',
    can_view_role: 'see roles',
    can_add_role: 'add roles',
    can_update_role: 'edit roles',
    can_view_permissions: 'see permissions',
  },
  'account managers': {
    can_view_account: 'see account details',
    can_update_account: 'edit accounts',
    can_modify_account_settings: 'change account settings',
    can_upload_account_logo: 'upload logos',
    can_view_advertiser: 'see advertisers',
    can_add_advertiser: 'add advertisers',
    can_update_advertiser: 'edit advertisers',
    can_delete_advertiser: 'delete advertisers',
    can_view_vertical: 'see verticals',
  },
  'data specialists': {
    view_install: 'see delivery destinations',
    can_add_install: 'add delivery destinations',
    can_update_install: 'edit delivery destinations',
    can_delete_install: 'delete delivery destinations',
    can_access_internal_s3: 'use S3 destinations',
    can_access_internal_sftp: 'use SFTP destinations',
    can_view_audience: 'see audiences',
    can_add_audience: 'add audiences',
    can_update_audience: 'change audiences',
    can_delete_audience: 'delete audiences',
    can_upload_file: 'upload files',
    can_view_response_data: 'see response data',
    can_add_response_data: 'upload response data',
  },
  'creative specialists': {
    can_view_creative: 'see creatives',
    can_add_creative: 'add creatives',
    can_update_creative: 'change creatives',
    can_delete_creative: 'delete creatives',
    can_validate_links: 'check and reject creatives',
    can_send_test_email: 'send tests',
  },
  'order managers': {
    can_view_order: 'see orders',
    can_add_order: 'add orders',
    can_update_order: 'change orders',
    can_delete_order: 'delete orders',
    can_view_product: 'see products',
    can_launch_product: 'launch products',
    can_abort_product: 'abort or pause products',
    can_confirm_product: 'confirm products',
    can_view_camunda: 'see the engine’s view',
    can_view_report: 'see reports',
  },
};

const SENTENCES: ReadonlyMap<string, string> = /* @__PURE__ */ new Map(
  Object.entries(WORK).flatMap(([people, work]) =>
    Object.entries(work).map(([permission, what]) => [permission, `Only ${people} can ${what}`] as const),
  ),
);

/** Says in people's words who can do what somebody may not; undefined when nothing is missing. */
export function refusalInWords(held: Held, needs: Needs): string | undefined {
  const [permission] = needs.find((anyOf) => !can(held, ...anyOf)) ?? [];
  return permission && (SENTENCES.get(permission) ?? 'An administrator can give you access to this');
}

/** The requirement behind an action, which names it as 'can_view_order and can_view_report or can_view_product'. */
export function needsOfAction(permission: string | null): Needs {
  return (permission?.split(' and ') ?? []).map((anyOf) => anyOf.split(' or ') as Permission[]);
}
