import { sql, type RawBuilder } from 'kysely';
import { bigint, instant, int, json, orNull, text, type RowOf } from '../../platform/database/statement.ts';
import { inScope } from '../../platform/database/tx.ts';
import type { Resource } from '../../platform/list/resource.ts';
import { personName } from '../accounts/accounts.reads.ts';

type Values = Readonly<Record<string, unknown>>;

const ENTRY = {
  id: bigint,
  at: instant,
  user_id: orNull(int),
  user_name: orNull(text),
  actor: text,
  action: text,
  entity: text,
  entity_id: bigint,
  before: orNull(json<Values>()),
  after: orNull(json<Values>()),
  request_id: orNull(text),
};

export type EntryRow = RowOf<typeof ENTRY>;

export const entriesResource: Resource<EntryRow> = {
  row: ENTRY,
  from: sql`audit_entry e`,
  columns: sql`e.id, e.at, e.user_id, ${personName('e.user_id')} as user_name, e.actor, e.action, e.entity,
    e.entity_id, e.before, e.after, e.request_id`,
  id: sql.ref('e.id'),
  fields: { id: { sql: sql.ref('e.id'), type: 'integer' }, at: { sql: sql.ref('e.at'), type: 'timestamp' } },
  scope: (tx) => inScope(tx, sql.ref('e.account_id')),
};

/**
 * Entries of parts that belong to the history of the whole record. A version counts with its beginning and its bad end,
 * because the record's own entry says that it was put in use.
 */
const PARTS: Readonly<Record<string, (id: number) => RawBuilder<boolean>>> = {
  creative: (id) => sql`e.entity in ('creative_finding', 'email_link', 'email_client', 'test_send', 'creative_sign_off')
    and (e.after ->> 'creative_id')::bigint = ${id}
    or e.entity = 'creative_label' and (coalesce(e.after, e.before) ->> 'creative_id')::bigint = ${id}`,
  account: (id) => sql`e.account_id = ${id} and e.entity in ('sending_domain', 'sending_key')`,
  product: (id) => sql`e.entity = 'proofread_fault' and (e.after ->> 'product_id')::bigint = ${id}`,
  sending_domain: (id) =>
    sql`e.entity = 'sending_key' and (coalesce(e.after, e.before) ->> 'domain_id')::bigint = ${id}`,
  audience: (id) => sql`e.entity = 'audience_version' and (e.after ->> 'audience_id')::bigint = ${id}
    and (e.action = 'insert' or e.after ? 'cancel_requested_by' or e.after ->> 'state' = 'failed')`,
};

/** The entries of a record and, where its history tells them, of its parts. */
export function entriesOf(entity: string, entityId: number): RawBuilder<boolean> {
  const own = sql<boolean>`(e.entity = ${entity} and e.entity_id = ${entityId})`;
  const parts = PARTS[entity]?.(entityId);
  return parts ? sql<boolean>`(${own} or (${parts}))` : own;
}
