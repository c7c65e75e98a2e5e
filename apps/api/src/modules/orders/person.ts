import { sql, type RawBuilder } from 'kysely';

export type Named = { id: number; name: string };

/** A user by name; null when the reader doesn't reach them. */
export const personJson = (id: string): RawBuilder<Named | null> =>
  sql<Named | null>`(select json_build_object('id', u.id, 'name', u.first_name || ' ' || u.last_name)
     from users u where u.id = ${sql.ref(id)})`;
