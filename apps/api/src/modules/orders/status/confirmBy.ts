import { addDays, dayOf, startOfDay } from '@mailroom/domain/dates/dates';
import type { ProductState } from '../products/productRow.ts';

type Timed = Pick<ProductState, 'attempt' | 'starts_at' | 'ends_at'>;

/** By when a waiting product has to be confirmed: the end of its first day; from the second attempt on, its end. */
export function confirmBy({ attempt, starts_at: startsAt, ends_at: endsAt }: Timed, timeZone: string): Date | null {
  if (attempt > 1) return endsAt;
  return startsAt && startOfDay(addDays(dayOf(startsAt, timeZone), 1), timeZone);
}
