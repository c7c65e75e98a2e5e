import { sql } from 'kysely';
import { accountsArray, inScope } from '../../../platform/database/tx.ts';
import type { Resource } from '../../../platform/list/resource.ts';

export interface AccountRow {
  id: number;
  name: string;
  sf_account_id: string;
  test_seed_email_address: string | null;
  test_seed_ecid: string | null;
  owner_phone: string | null;
  logo_file_id: number | null;
  status: 'Active' | 'Inactive';
  time_zone: string;
  hold_minutes: number;
  send_rate_per_minute: number | null;
  deployment_delta_days: number;
  volume_tolerance_percent: string;
  reject_limit_percent: string;
  retention_days: number | null;
  created_at: Date;
  updated_at: Date;
  version: number;
}

export const accounts: Resource<AccountRow> = {
  from: sql`account a`,
  columns: sql`a.id, a.name, a.sf_account_id, a.test_seed_email_address, a.test_seed_ecid, a.owner_phone, a.logo_file_id, a.status, a.time_zone, a.hold_minutes,
    a.send_rate_per_minute, a.deployment_delta_days, a.volume_tolerance_percent, a.reject_limit_percent, a.retention_days, a.created_at, a.updated_at, a.version`,
  id: sql.ref('a.id'),
  fields: {
    id: { sql: sql.ref('a.id'), type: 'integer' },
    name: { sql: sql`lower(a.name) collate "C"`, type: 'text' },
    sf_account_id: { sql: sql.ref('a.sf_account_id'), type: 'text' },
    test_seed_email_address: { sql: sql.ref('a.test_seed_email_address'), type: 'text' },
    status: { sql: sql.ref('a.status'), type: 'text' },
    created_at: { sql: sql.ref('a.created_at'), type: 'timestamp' },
  },
  search: { name: (tx, text) => sql<boolean>`a.id in (select search_account(${accountsArray(tx)}, ${text}))` },
  scope: (tx) => inScope(tx, sql.ref('a.id')),
};
