/** Rows belong to one account (or, in the shared ones, to the house): policy, composite keys. */
export const tenantTables = [
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

/** The same for everybody, or for the platform alone: rights by permission, not by row. */
export const globalTables = [
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

/** Rows of persons, or of several accounts at once: a policy of their own. */
export const personalTables = ['audit_entry', 'event', 'idempotency_key', 'users'] as const;
