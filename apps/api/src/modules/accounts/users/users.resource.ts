import { sql, type RawBuilder } from 'kysely';
import {
  bool,
  instant,
  int,
  json,
  orNull,
  selectRows,
  text,
  type RowOf,
} from '../../../platform/database/statement.ts';
import { actorOf, inScope } from '../../../platform/database/tx.ts';
import { accountsOf, seesAll, userOf } from '../../../platform/database/actor.ts';
import type { Tx } from '../../../platform/database/tx.ts';
import type { Resource } from '../../../platform/list/resource.ts';
import { textSearch } from '../../../platform/list/textSearch.reads.ts';

export interface Named {
  id: number;
  name: string;
}

const USER = {
  id: int,
  first_name: text,
  last_name: text,
  email: text,
  active: bool,
  role: json<Named>(),
  accounts: json<Named[]>(),
  last_sign_in_at: orNull(instant),
  created_at: instant,
  updated_at: instant,
  version: int,
};

export type UserRow = RowOf<typeof USER>;

/** The caller, everybody who shares an account with the caller, and users whom the caller added but nobody linked yet. */
function inReach(tx: Tx) {
  const actor = actorOf(tx);
  if (seesAll(actor)) return sql<boolean>`u.deleted_at is null`;
  const shares = sql`exists (select from user_account s where s.user_id = u.id and s.account_id = any(${sql.val([...accountsOf(actor)])}::int[]))`;
  const me = userOf(actor) ?? null;
  return sql<boolean>`u.deleted_at is null and (u.id = ${me} or (u.created_by = ${me} and not is_linked(u.id)) or ${shares})`;
}

/** Users linked to the account, or to one of the accounts of an `any(…)`. */
export function linkedTo(accountId: number | RawBuilder<unknown>): RawBuilder<boolean> {
  return sql<boolean>`exists (select from user_account ua where ua.user_id = u.id and ua.account_id = ${accountId})`;
}

const byName = textSearch(
  sql`lower(u.first_name || ' ' || u.last_name || ' ' || u.email)`,
  (text) => sql<boolean>`u.id in (select search_users(${text}))`,
);

export const usersResource: Resource<UserRow> = {
  row: USER,
  from: sql`users u join role r on r.id = u.role_id`,
  columns: sql`u.id, u.first_name, u.last_name, u.email, u.active, jsonb_build_object('id', r.id, 'name', r.name) as role,
    coalesce((select jsonb_agg(jsonb_build_object('id', a.id, 'name', a.name) order by lower(a.name), a.id)
      from user_account ua join account a on a.id = ua.account_id where ua.user_id = u.id), '[]') as accounts,
    u.last_sign_in_at, u.created_at, u.updated_at, u.version`,
  id: sql.ref('u.id'),
  fields: {
    id: { sql: sql.ref('u.id'), type: 'integer' },
    // Sorted by the whole name, so that the last name orders people with the same first name.
    first_name: { sql: sql`lower(u.first_name || ' ' || u.last_name) collate "C"`, type: 'text' },
    last_name: { sql: sql`lower(u.last_name || ' ' || u.first_name) collate "C"`, type: 'text' },
    email: { sql: sql.ref('u.email'), type: 'text' },
    active: { sql: sql.ref('u.active'), type: 'boolean' },
    created_at: { sql: sql.ref('u.created_at'), type: 'timestamp' },
    role: { sql: sql`lower(r.name) collate "C"`, type: 'text' },
    role_id: { sql: sql.ref('u.role_id'), type: 'integer' },
    account_id: {
      sql: sql.ref('u.id'),
      type: 'integer',
      where: linkedTo,
    },
  },
  search: {
    name: byName,
    first_name: (_tx, text) => sql<boolean>`lower(u.first_name) like like_inside(${text})`,
    last_name: (_tx, text) => sql<boolean>`lower(u.last_name) like like_inside(${text})`,
  },
  scope: inReach,
};

/** Users with these ids; without ids, no condition. */
export function amongIds(ids: readonly number[] | undefined) {
  return ids && sql<boolean>`u.id = any(${sql.val([...ids])}::int[])`;
}

const LINKED = { user_id: int, id: int, name: text };

/** The accounts of several users, as far as the caller reaches them. */
export function linkedAccounts(tx: Tx, userIds: readonly number[]): Promise<RowOf<typeof LINKED>[]> {
  return selectRows(
    tx,
    LINKED,
    sql`select ua.user_id, a.id, a.name from user_account ua join account a on a.id = ua.account_id
         where ua.user_id = any(${sql.val([...userIds])}::int[]) and ${inScope(tx, sql.ref('a.id'))}
         order by lower(a.name), a.id`,
  );
}
