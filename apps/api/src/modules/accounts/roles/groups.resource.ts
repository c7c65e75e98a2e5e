import type { Permission } from '@mailroom/domain/access/permissions';
import { sql } from 'kysely';
import { arrayOf, bigint, instant, int, oneOf, text, type RowOf } from '../../../platform/database/statement.ts';
import type { Resource } from '../../../platform/list/resource.ts';

const GROUP = {
  id: int,
  name: text,
  description: text,
  permissions: arrayOf(oneOf<Permission>()),
  role_count: bigint,
  created_at: instant,
  updated_at: instant,
  version: int,
};

export type GroupRow = RowOf<typeof GROUP>;

export const groupsResource: Resource<GroupRow> = {
  row: GROUP,
  from: sql`permission_group g`,
  columns: sql`g.id, g.name, g.description, g.created_at, g.updated_at, g.version,
    array(select p.permission from permission_group_permission p where p.group_id = g.id order by p.permission) as permissions,
    (select count(*) from role_permission_group rg where rg.group_id = g.id) as role_count`,
  id: sql.ref('g.id'),
  fields: {
    id: { sql: sql.ref('g.id'), type: 'integer' },
    name: { sql: sql`lower(g.name) collate "C"`, type: 'text' },
    description: { sql: sql.ref('g.description'), type: 'text' },
    created_at: { sql: sql.ref('g.created_at'), type: 'timestamp' },
  },
  scope: () => sql<boolean>`true`,
};
