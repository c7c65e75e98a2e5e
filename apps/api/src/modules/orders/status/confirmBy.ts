import { addDays, dayOf, startOfDay } from '@mailroom/domain/dates/dates';
import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/tx.ts';
import type { ProductState } from '../products/productRow.ts';

type Timed = Pick<ProductState, 'account_id' | 'attempt' | 'starts_at' | 'ends_at'>;

/** By when a waiting product has to be confirmed: the end of its first day; from the second attempt on, its end. */
export function confirmByIn({ attempt, starts_at: startsAt, ends_at: endsAt }: Timed, timeZone: string): Date | null {
  if (attempt > 1) return endsAt;
  return startsAt && startOfDay(addDays(dayOf(startsAt, timeZone), 1), timeZone);
}

export async function confirmBy(tx: Tx, product: Timed): Promise<Date | null> {
  const { rows } = await sql<{ zone: string }>`
    select time_zone as zone from account where id = ${product.account_id}`.execute(tx);
  return rows[0] ? confirmByIn(product, rows[0].zone) : null;
}
