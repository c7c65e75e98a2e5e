import type { ProductStatus } from '@mailroom/domain/statuses/productStatuses';
import { sql } from 'kysely';
import { instant, int, json, oneOf, orNull, text, type RowOf } from '../../platform/database/statement.ts';
import type { Resource } from '../../platform/list/resource.ts';
import { inScope } from '../../platform/database/tx.ts';
import { personJson, type Person } from '../accounts/accounts.reads.ts';
import { versionNumber } from '../audiences/audiences.reads.ts';
import { revisionNumber } from '../creatives/creatives.reads.ts';
import { productName, statusWhileNewest } from '../orders/orders.reads.ts';
import type { StoredCounts } from './lifecycle/launch.repository.ts';

const LAUNCH_ROW = {
  id: int,
  product_id: int,
  product_name: text,
  account_id: int,
  attempt: int,
  revision: int,
  audience_version_number: int,
  launched_at: instant,
  launched_by: orNull(json<Person>()),
  hold_until: instant,
  confirmed_at: orNull(instant),
  confirmed_by: orNull(json<Person>()),
  started_at: orNull(instant),
  ended_at: orNull(instant),
  outcome: orNull(text),
  product_status: orNull(oneOf<ProductStatus>()),
  counts: json<StoredCounts>(),
  manifest: orNull(json<Record<string, unknown>>()),
  manifest_hash: orNull(text),
};

export type LaunchRow = RowOf<typeof LAUNCH_ROW>;

export const launches: Resource<LaunchRow> = {
  row: LAUNCH_ROW,
  from: sql`launch l`,
  columns: sql`l.id, l.product_id, ${productName('l.account_id', 'l.product_id')} as product_name, l.account_id, l.attempt, ${revisionNumber('l.account_id', 'l.revision_id')} as revision,
    ${versionNumber('l.account_id', 'l.version_id')} as audience_version_number, l.launched_at, ${personJson('l.launched_by')} as launched_by, l.hold_until,
    l.confirmed_at, ${personJson('l.confirmed_by')} as confirmed_by, l.started_at, l.ended_at, l.outcome, ${statusWhileNewest()} as product_status, l.counts, l.manifest,
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
