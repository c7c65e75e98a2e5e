/** The kinds of records that facts, live events, audit entries and uses refer to. */
const ENTITIES = [
  'account',
  'user',
  'role',
  'permission_group',
  'advertiser',
  'vertical',
  'sender_profile',
  'sending_domain',
  'install',
  'creative',
  'email_link',
  'email_client',
  'audience',
  'suppression',
  'order',
  'product',
  'product_note',
  'product_rate',
  'launch',
  'product_response',
  'task',
] as const;

export type Entity = (typeof ENTITIES)[number];
