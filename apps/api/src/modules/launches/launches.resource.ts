import { sql } from 'kysely';
import type { Resource } from '../../platform/list/resource.ts';
import { inScope } from '../../platform/database/tx.ts';
import { personJson, type Person } from '../accounts/accounts.reads.ts';
import type { Funnel } from './lifecycle/launch.repository.ts';

export interface LaunchRow {
  id: number;
  product_id: number;
  product_name: string;
  account_id: number;
  attempt: number;
  revision: number;
  audience_version_number: number;
  launched_at: Date;
  launched_by: Person | null;
  hold_until: Date;
  confirmed_at: Date | null;
  confirmed_by: Person | null;
  started_at: Date | null;
  ended_at: Date | null;
  outcome: string | null;
  counts: Partial<Funnel>;
  manifest: Record<string, unknown> | null;
  manifest_hash: string | null;
}

export const launches: Resource<LaunchRow> = {
  from: sql`launch l
    join product p on p.account_id = l.account_id and p.id = l.product_id
    join creative_revision r on r.account_id = l.account_id and r.id = l.revision_id
    join audience_version v on v.account_id = l.account_id and v.id = l.version_id`,
  columns: sql`l.id, l.product_id, p.name as product_name, l.account_id, l.attempt, r.number as revision,
    v.number as audience_version_number, l.launched_at, ${personJson('l.launched_by')} as launched_by, l.hold_until,
    l.confirmed_at, ${personJson('l.confirmed_by')} as confirmed_by, l.started_at, l.ended_at, l.outcome, l.counts, l.manifest,
    l.manifest_hash`,
  id: sql.ref('l.id'),
  fields: {
    attempt: { sql: sql.ref('l.attempt'), type: 'integer' },
    launched_at: { sql: sql.ref('l.launched_at'), type: 'timestamp' },
    product_id: { sql: sql.ref('l.product_id'), type: 'integer' },
    account_id: { sql: sql.ref('l.account_id'), type: 'integer' },
  },
  scope: (tx) => inScope(tx, sql.ref('l.account_id')),
};
