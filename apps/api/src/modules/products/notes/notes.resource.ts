import { sql, type RawBuilder } from 'kysely';
import { bigint, bool, instant, int, json, orNull, text, type RowOf } from '../../../platform/database/statement.ts';
import { actorOf, inScope } from '../../../platform/database/tx.ts';
import type { Resource } from '../../../platform/list/resource.ts';
import { personJson, type Person } from '../../accounts/accounts.reads.ts';

const NOTE = {
  id: bigint,
  account_id: int,
  product_id: int,
  author_id: int,
  author: orNull(json<Person>()),
  body: text,
  is_internal: bool,
  created_at: instant,
  edited_at: orNull(instant),
  version: int,
};

export type NoteRow = RowOf<typeof NOTE>;

/** The notes that the actor may know of: for anybody but staff, one for staff doesn't exist. */
export const notes: Resource<NoteRow> = {
  row: NOTE,
  from: sql`product_note m`,
  columns: sql`m.id, m.account_id, m.product_id, m.author_id, ${personJson('m.author_id')} as author, m.body, m.is_internal,
    m.created_at, m.edited_at, m.version`,
  id: sql.ref('m.id'),
  fields: { id: { sql: sql.ref('m.id'), type: 'integer' } },
  scope: (tx) => {
    const actor = actorOf(tx);
    const seesInternal = actor.kind === 'user' && actor.isStaff;
    return sql<boolean>`${inScope(tx, sql.ref('m.account_id'))} and (${seesInternal} or not m.is_internal)`;
  },
};

/** Only those on one product. */
export function onProduct(product: { account_id: number; id: number }): RawBuilder<boolean> {
  return sql<boolean>`m.account_id = ${product.account_id} and m.product_id = ${product.id}`;
}
