import { sql } from 'kysely';
import { instant, int, orNull, text, type RowOf } from '../../../platform/database/statement.ts';
import { inScope } from '../../../platform/database/tx.ts';
import type { Resource } from '../../../platform/list/resource.ts';

const SENDER_PROFILE = {
  id: int,
  account_id: int,
  from_name: text,
  from_email: text,
  reply_to: orNull(text),
  unsubscribe_email: orNull(text),
  postal_address: text,
  created_at: instant,
  updated_at: instant,
  version: int,
};

export type SenderProfileRow = RowOf<typeof SENDER_PROFILE>;

export const senderProfiles: Resource<SenderProfileRow> = {
  row: SENDER_PROFILE,
  from: sql`sender_profile s`,
  columns: sql`s.id, s.account_id, s.from_name, s.from_email, s.reply_to, s.unsubscribe_email, s.postal_address, s.created_at, s.updated_at, s.version`,
  id: sql.ref('s.id'),
  fields: {
    id: { sql: sql.ref('s.id'), type: 'integer' },
    from_name: { sql: sql`lower(s.from_name) collate "C"`, type: 'text' },
    from_email: { sql: sql`lower(s.from_email) collate "C"`, type: 'text' },
    account_id: { sql: sql.ref('s.account_id'), type: 'integer' },
  },
  scope: (tx) => inScope(tx, sql.ref('s.account_id')),
};
