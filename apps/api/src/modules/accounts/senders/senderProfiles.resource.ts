import { sql } from 'kysely';
import { inScope } from '../../../platform/database/tx.ts';
import type { Resource } from '../../../platform/list/resource.ts';

export interface SenderProfileRow {
  id: number;
  account_id: number;
  from_name: string;
  from_email: string;
  reply_to: string | null;
  postal_address: string;
  created_at: Date;
  updated_at: Date;
  version: number;
}

export const senderProfiles: Resource<SenderProfileRow> = {
  from: sql`sender_profile s`,
  columns: sql`s.id, s.account_id, s.from_name, s.from_email, s.reply_to, s.postal_address, s.created_at, s.updated_at, s.version`,
  id: sql.ref('s.id'),
  fields: {
    id: { sql: sql.ref('s.id'), type: 'integer' },
    from_name: { sql: sql`lower(s.from_name) collate "C"`, type: 'text' },
    from_email: { sql: sql`lower(s.from_email) collate "C"`, type: 'text' },
    account_id: { sql: sql.ref('s.account_id'), type: 'integer' },
  },
  scope: (tx) => inScope(tx, sql.ref('s.account_id')),
};
