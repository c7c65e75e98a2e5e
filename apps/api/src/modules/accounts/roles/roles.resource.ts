import { SUPER_ADMIN } from '@mailroom/domain/access/roles';
import { sql } from 'kysely';
import { bigint, bool, instant, int, json, text, type RowOf } from '../../../platform/database/statement.ts';
import type { Resource } from '../../../platform/list/resource.ts';
import type { Named } from '../users/users.resource.ts';

const ROLE = {
  id: int,
  name: text,
  role_groups: json<Named[]>(),
  is_staff: bool,
  user_count: bigint,
  created_at: instant,
  updated_at: instant,
  version: int,
};

export type RoleRow = RowOf<typeof ROLE>;

// Super Admin is staff by its name, as it holds every permission by it.
const isStaff = sql<boolean>`(r.is_staff or r.name = ${sql.lit(SUPER_ADMIN)})`;

export const rolesResource: Resource<RoleRow> = {
  row: ROLE,
  from: sql`role r`,
  columns: sql`r.id, r.name, ${isStaff} as is_staff, r.created_at, r.updated_at, r.version,
    coalesce((select jsonb_agg(jsonb_build_object('id', g.id, 'name', g.name) order by lower(g.name))
      from role_permission_group rg join permission_group g on g.id = rg.group_id where rg.role_id = r.id), '[]') as role_groups,
    (select count(*) from users u where u.role_id = r.id and u.deleted_at is null) as user_count`,
  id: sql.ref('r.id'),
  fields: {
    id: { sql: sql.ref('r.id'), type: 'integer' },
    name: { sql: sql`lower(r.name) collate "C"`, type: 'text' },
    is_staff: { sql: isStaff, type: 'boolean' },
    created_at: { sql: sql.ref('r.created_at'), type: 'timestamp' },
  },
  scope: () => sql<boolean>`true`,
};
