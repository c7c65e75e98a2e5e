import { sql } from 'kysely';
import { inScope, type Tx } from '../../platform/database/tx.ts';

export interface LockedOrder {
  id: number;
  account_id: number;
  advertiser_id: number;
  name: string;
  po_number: string | null;
  notes: string | null;
  owner_id: number | null;
  submitted_at: Date | null;
  version: number;
}

/** The order for writing, within the actor's reach. Lock it before its products. */
export async function lockOrder(tx: Tx, id: number): Promise<LockedOrder | undefined> {
  const { rows } = await sql<LockedOrder>`
    select o.id, o.account_id, o.advertiser_id, o.name, o.po_number, o.notes, o.owner_id, o.submitted_at, o.version
      from orders o where o.id = ${id} and ${inScope(tx, sql.ref('o.account_id'))} for update`.execute(tx);
  return rows[0];
}

export async function advertiserIn(tx: Tx, accountId: number, advertiserId: number): Promise<boolean> {
  const { rows } = await sql`
    select 1 from advertiser where account_id = ${accountId} and id = ${advertiserId}`.execute(tx);
  return rows.length > 0;
}
