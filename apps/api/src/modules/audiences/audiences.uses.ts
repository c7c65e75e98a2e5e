import { sql } from 'kysely';
import { uses, type UseFinder } from '../../platform/uses/registry.ts';

/** Lists of an advertiser go with nothing: who asked not to be written to must not be forgotten. */
export const audienceUses: readonly UseFinder[] = [
  uses('advertiser', async (tx, id) => {
    const { rows } = await sql<{ id: number; name: string }>`
      select id, name from suppression_list where advertiser_id = ${id} order by id limit 100`.execute(tx);
    return rows.map((row) => ({ entity: 'suppression' as const, ...row }));
  }),
];
