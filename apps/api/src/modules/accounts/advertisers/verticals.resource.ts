import { sql } from 'kysely';
import { int, text } from '../../../platform/database/statement.ts';
import type { Resource } from '../../../platform/list/resource.ts';
import type { Named } from '../users/users.resource.ts';

export const verticalsResource: Resource<Named> = {
  row: { id: int, name: text },
  from: sql`vertical v`,
  columns: sql`v.id, v.name`,
  id: sql.ref('v.id'),
  fields: {
    id: { sql: sql.ref('v.id'), type: 'integer' },
    name: { sql: sql`lower(v.name) collate "C"`, type: 'text' },
  },
  scope: () => sql<boolean>`true`,
};
