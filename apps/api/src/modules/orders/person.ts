import { sql, type RawBuilder } from 'kysely';
import type { Tx } from '../../platform/database/tx.ts';

export interface Named {
  id: number;
  name: string;
}

/** A user by name; null when the reader doesn't reach them. */
export function personJson(id: string): RawBuilder<Named | null> {
  return sql<Named | null>`(select json_build_object('id', u.id, 'name', u.first_name || ' ' || u.last_name)
     from users u where u.id = ${sql.ref(id)})`;
}

/** An active user who works for the account, or may work for all. */
export async function personIn(tx: Tx, accountId: number, userId: number): Promise<boolean> {
  const { rows } = await sql`
    select 1 from users u join role r on r.id = u.role_id
     where u.id = ${userId} and u.active and u.deleted_at is null and (r.name = 'Super Admin' or exists (
       select from user_account ua where ua.user_id = u.id and ua.account_id = ${accountId}))`.execute(tx);
  return rows.length > 0;
}
