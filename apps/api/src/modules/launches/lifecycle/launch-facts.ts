import { sql } from 'kysely';
import { inScope, type Tx } from '../../../platform/database/tx.ts';
import type { LaunchFacts } from '../../orders/launches.ts';

/**
 * What the rules of products ask of their launches. They ask whether anything went out, never how much, and lists ask
 * for every row: `sent` is 1 for a product of a million messages too.
 */
export const launchFactsOf = async (tx: Tx, productIds: readonly number[]): Promise<Map<number, LaunchFacts>> => {
  const { rows } = await sql<LaunchFacts & { id: number }>`
    select p.id,
           exists (select from launch_step s where s.launch_id = p.launch_id and s.name = 'Confirm' and s.status = 'Pending') as waiting,
           (exists (select from launch l join message m on m.launch_id = l.id and m.purpose = 'live'
                     and m.state in ('claimed', 'accepted', 'refused', 'in doubt') where l.product_id = p.id))::int as sent,
           (select count(*) from message m where m.account_id = p.account_id and m.product_id = p.id
               and m.state = 'in doubt') as "inDoubt"
      from product p
     where p.id = any(${sql.val([...productIds])}::int[]) and p.attempt > 0 and ${inScope(tx, sql.ref('p.account_id'))}`.execute(
    tx,
  );
  return new Map(rows.map(({ id, ...facts }) => [id, facts]));
};
