/**
 * Tenant tables from before the rule that a primary key begins with `account_id` and an id is a `bigint`. The list only
 * gets shorter; a new table is added to TENANT_TABLES.
 */
export const OLDER_TENANT_TABLES = [
  'account',
  'advertiser',
  'audience',
  'audience_member',
  'audience_reject',
  'audience_upload',
  'audience_version',
  'creative',
  'creative_client',
  'creative_finding',
  'creative_image',
  'creative_link',
  'creative_revision',
  'creative_seed',
  'creative_sign_off',
  'file',
  'install',
  'launch',
  'launch_link',
  'launch_step',
  'message',
  'orders',
  'product',
  'product_link_response',
  'product_rate',
  'product_response',
  'product_transition',
  'response',
  'send_window',
  'sender_profile',
  'suppression_entry',
  'suppression_list',
  'task',
  'task_comment',
  'user_account',
] as const;

/** Tables whose rows belong to one account. They need a row policy and composite keys. */
export const TENANT_TABLES = [
  ...OLDER_TENANT_TABLES,
  'audience_correction',
  'audience_ingest',
  'audience_opt_out',
  'audience_transfer',
  'audience_transfer_part',
  'comparison_due',
  'creative_draft',
  'creative_label',
  'domain_spelling',
  'launch_proofread',
  'launch_proofread_fault',
  'launch_proofread_mail',
  'link_answer',
  'link_watch',
  'notification',
  'product_look',
  'product_note',
  'receiver_window',
  'recount_due',
  'send_day',
  'sending_domain',
  'sending_key',
  'test_send',
  'view_share',
] as const;

/** Tables whose rows apply to all accounts. Everybody may read them; a policy lets only Super Admin write them. */
export const HOUSE_TABLES = ['house_rate', 'house_suppression_entry', 'house_suppression_list'] as const;

/** Tables that are the same for everybody or used only by the platform. Permissions guard them, not row policies. */
export const GLOBAL_TABLES = [
  'audit_seal',
  'permission_group',
  'permission_group_permission',
  'revocation',
  'role',
  'role_permission_group',
  'security_event',
  'setting',
  'vertical',
] as const;

/** Tables whose rows belong to a person or to several accounts. Each has its own policy. */
export const PERSONAL_TABLES = ['audit_entry', 'event', 'idempotency_key', 'saved_view', 'users'] as const;
