import type { ProductStatus } from '@mailroom/domain/statuses/productStatuses';
import { sql } from 'kysely';

/** How a product was when the caller last looked at it. Times are as the database writes them. */
export interface ChangedFrom {
  status: ProductStatus;
  starts_at: string | null;
  looked_at: string;
}

/** How the product `p` was when the caller last looked at it; null when it is the same now, and when they never looked. */
export const CHANGED_FROM = sql`(
  select json_build_object('status', l.status, 'starts_at', l.starts_at, 'looked_at', l.looked_at) from product_look l
   where l.account_id = p.account_id and l.user_id = actor_user() and l.product_id = p.id
     and (l.status, l.starts_at) is distinct from (p.status, p.starts_at))`;
