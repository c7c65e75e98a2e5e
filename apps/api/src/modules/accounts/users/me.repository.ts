import type { Updateable } from 'kysely';
import type { DB } from '../../../platform/database/tables.ts';
import type { Tx } from '../../../platform/database/tx.ts';

export function findProfile(tx: Tx, userId: number) {
  return tx
    .selectFrom('users as u')
    .innerJoin('role as r', 'r.id', 'u.role_id')
    .select([
      'u.email',
      'u.first_name',
      'u.last_name',
      'u.active',
      'u.created_at',
      'r.id as role_id',
      'r.name as role_name',
      'u.time_zone',
      'u.density',
      'u.theme',
      'u.saved_views',
      'u.page_sizes',
    ])
    .where('u.id', '=', userId)
    .executeTakeFirstOrThrow();
}

/** Changes no version: preferences aren't part of the record that administrators edit. */
export async function updatePreferences(tx: Tx, userId: number, values: Updateable<DB['users']>): Promise<void> {
  await tx.updateTable('users').set(values).where('id', '=', userId).execute();
}
