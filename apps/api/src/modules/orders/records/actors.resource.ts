import { actorsWith } from '@mailroom/domain/derivation/acting';
import { OWNER, type Actor } from '@mailroom/domain/derivation/actors';
import { GO_AHEAD_STATUS, HELD_STATUSES } from '@mailroom/domain/statuses/productGroups';
import type { ProductStatus } from '@mailroom/domain/statuses/productStatuses';
import { sql, type RawBuilder } from 'kysely';
import type { UserActor } from '../../../platform/database/actor.ts';
import { recountOfProduct } from '../../audiences/audiences.reads.ts';

type Caller = Pick<UserActor, 'userId' | 'permissions'>;

const READY = 'Ready To Launch' satisfies ProductStatus;
const LAUNCHER = 'Anyone who may launch' satisfies Actor;
const CONFIRMER = 'Anyone who may confirm' satisfies Actor;

const WAITING_STATUSES = [...HELD_STATUSES, GO_AHEAD_STATUS];

function names(actors: readonly string[]): RawBuilder<string[]> {
  return sql`${sql.val([...actors])}::text[]`;
}

/** Rows of one column, `name`: who must act on the product with the alias `p`. `actorsOf` in the domain, in SQL. */
const ACTING = sql`(
  select ${LAUNCHER}::text as name where p.status = ${READY} and ${recountOfProduct()} is null
  union all
  select ${CONFIRMER}::text where p.status = ${GO_AHEAD_STATUS} and p.waiting and ${recountOfProduct()} is null
  union all
  select reason ->> 'actor' from jsonb_array_elements(p.reasons) as reason
   where p.status not in (${READY}, ${GO_AHEAD_STATUS}) and (p.attempt = 0 or not reason ? 'status'))`;

/** Whether the caller owns the order `o`, or may act for an order without an owner. */
function ownsOrder({ userId }: Caller, work: readonly Actor[]): RawBuilder<boolean> {
  return sql`(o.owner_id = ${userId} or (o.owner_id is null and ${work.includes(OWNER)}))`;
}

/**
 * Whether one of the values of the filter by who acts fits the product `p` of the order `o`. The status comes first: it has
 * an index, and most products wait for nobody.
 */
export function isActedBy(values: RawBuilder<unknown>, caller: Caller): RawBuilder<boolean> {
  const work = actorsWith(caller.permissions);
  const others = work.filter((actor) => actor !== OWNER);
  const mine = sql`(acting.name = any(${names(others)}) or (acting.name = ${OWNER} and ${ownsOrder(caller, work)}))`;
  return sql`(p.status = any(${names(WAITING_STATUSES)}) and exists (
    select from ${ACTING} as acting
     where acting.name = ${values}
        or ('me' = ${values} and ${mine})
        or ('my_team' = ${values} and (acting.name = any(${names(work)}) or ${mine}))))`;
}
