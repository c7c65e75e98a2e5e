import type { Permission } from '@mailroom/domain/access/permissions';
import { DomainError, forbidden } from '../../errors.ts';
import type { UserActor } from '../../platform/database/actor.ts';

/** The permission to read a record's history is the one to view the record. Keys are the audit trigger's entity names. */
export const viewers: Readonly<Record<string, Permission>> = {
  account: 'can_view_account',
  sender_profile: 'can_view_account',
  sending_domain: 'can_view_account',
  sending_key: 'can_view_account',
  user: 'can_view_user',
  user_account: 'can_view_user',
  role: 'can_view_role',
  role_group: 'can_view_role',
  group: 'can_view_role',
  group_permission: 'can_view_role',
  advertiser: 'can_view_advertiser',
  install: 'view_install',
  creative: 'can_view_creative',
  creative_revision: 'can_view_creative',
  creative_finding: 'can_view_creative',
  creative_label: 'can_view_creative',
  creative_sign_off: 'can_view_creative',
  email_link: 'can_view_creative',
  email_client: 'can_view_creative',
  test_send: 'can_view_creative',
  audience: 'can_view_audience',
  audience_version: 'can_view_audience',
  suppression: 'can_view_audience',
  order: 'can_view_order',
  product: 'can_view_product',
  // Stricter than to view a note, because the history also has deleted ones.
  product_note: 'can_update_order',
  product_rate: 'can_view_product',
  launch: 'can_view_product',
  message: 'can_view_product',
  proofread_fault: 'can_view_product',
  product_response: 'can_view_response_data',
};

/** The records whose history only staff reads, because some of them are for staff only. */
const FOR_STAFF: ReadonlySet<string> = new Set(['product_note']);

export function mayReadHistory({ permissions, isStaff }: UserActor, entity: string): void {
  const permission = viewers[entity];
  if (permission && !permissions.has(permission)) throw forbidden(permission);
  if (FOR_STAFF.has(entity) && !isStaff)
    throw new DomainError(403, 'forbidden', 'Only staff can read the history of notes');
}
