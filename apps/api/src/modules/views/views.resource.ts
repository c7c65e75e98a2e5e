import type { ViewList } from '@mailroom/domain/views/viewLists';
import type { ViewState } from '@mailroom/domain/views/viewState';
import { sql } from 'kysely';
import { userOf } from '../../platform/database/actor.ts';
import { instant, int, json, oneOf, orNull, text, type RowOf } from '../../platform/database/statement.ts';
import { actorOf, inScope } from '../../platform/database/tx.ts';
import type { Resource } from '../../platform/list/resource.ts';
import { leftJoinAccount, personJson, type Person } from '../accounts/accounts.reads.ts';

const VIEW = {
  id: int,
  user_id: int,
  list: oneOf<ViewList>(),
  name: text,
  state: json<ViewState>(),
  owner: orNull(json<Person>()),
  shared_with: orNull(json<{ id: number; name: string }>()),
  created_at: instant,
  updated_at: instant,
  version: int,
};

export type ViewRow = RowOf<typeof VIEW>;

/** The actor's own views, and those that are shared within one of their accounts. */
export const viewsResource: Resource<ViewRow> = {
  row: VIEW,
  from: sql`saved_view v left join view_share s on s.view_id = v.id ${leftJoinAccount('s.account_id')}`,
  columns: sql`v.id, v.user_id, v.list, v.name, v.state, v.created_at, v.updated_at, v.version,
    ${personJson('v.user_id')} as owner,
    case when ac.id is not null then json_build_object('id', ac.id, 'name', ac.name) end as shared_with`,
  id: sql.ref('v.id'),
  fields: {
    id: { sql: sql.ref('v.id'), type: 'integer' },
    name: { sql: sql`lower(v.name) collate "C"`, type: 'text' },
    list: { sql: sql.ref('v.list'), type: 'text' },
  },
  scope: (tx) => {
    const isShared = sql<boolean>`s.account_id is not null and ${inScope(tx, sql.ref('s.account_id'))}`;
    return sql<boolean>`(v.user_id = ${userOf(actorOf(tx)) ?? null}::int or (${isShared}))`;
  },
};
