import { actorsWith } from '@mailroom/domain/derivation/acting';
import { OWNER, type Actor, type OWN_ACTORS } from '@mailroom/domain/derivation/actors';
import { GO_AHEAD_STATUS, HELD_STATUSES } from '@mailroom/domain/statuses/productGroups';
import type { ProductStatus } from '@mailroom/domain/statuses/productStatuses';
import { sql, type RawBuilder } from 'kysely';
import type { UserActor } from '../../../platform/database/actor.ts';
import { isRecounted } from '../../audiences/audiences.reads.ts';

type Caller = Pick<UserActor, 'userId' | 'permissions'>;

const READY = 'Ready To Launch' satisfies ProductStatus;
const LAUNCHER = 'Anyone who may launch' satisfies Actor;
const CONFIRMER = 'Anyone who may confirm' satisfies Actor;
const ME = 'me' satisfies (typeof OWN_ACTORS)[number];
const MY_TEAM = 'my_team' satisfies (typeof OWN_ACTORS)[number];

/** In these, a product waits for the actors of its reasons. */
const EXPLAINED_STATUSES = HELD_STATUSES.filter((status) => status !== READY);
const WAITING_STATUSES = [...HELD_STATUSES, GO_AHEAD_STATUS];

function hasStatus(statuses: readonly string[]): RawBuilder<boolean> {
  return sql`p.status = any(${sql.val([...statuses])}::text[])`;
}

const ANY_REASON = sql`'$[*] ? (@.actor == $names[*])'::jsonpath`;
/** Those with a status would only prevent a relaunch. */
const REASON_NOW = sql`'$[*] ? (@.actor == $names[*] && !exists(@.status))'::jsonpath`;

/**
 * Whether one of these actors must act on the product with the alias `p`. `actorsOf` in the domain, in SQL. The reasons are
 * searched by a path: to unfold them row by row takes several times as long.
 */
function waitsFor(names: readonly string[]): RawBuilder<boolean> {
  const given = sql`${JSON.stringify({ names })}::jsonb`;
  const parts = [
    sql`${hasStatus(EXPLAINED_STATUSES)} and case when p.attempt = 0
          then jsonb_path_exists(p.reasons, ${ANY_REASON}, ${given}) else jsonb_path_exists(p.reasons, ${REASON_NOW}, ${given}) end`,
    ...(names.includes(LAUNCHER) ? [sql`p.status = ${READY} and not ${isRecounted()}`] : []),
    ...(names.includes(CONFIRMER) ? [sql`p.status = ${GO_AHEAD_STATUS} and p.waiting and not ${isRecounted()}`] : []),
  ];
  return sql`(${sql.join(
    parts.map((part) => sql`(${part})`),
    sql` or `,
  )})`;
}

/** Whether the caller owns the order `o`, or may act for an order without an owner. */
function ownsOrder({ userId }: Caller, work: readonly Actor[]): RawBuilder<boolean> {
  return sql`(o.owner_id = ${userId} or (o.owner_id is null and ${work.includes(OWNER)}))`;
}

/**
 * Whether one of the values of the filter by who acts fits the product `p` of the order `o`. The status comes first: it has
 * an index, and most products wait for nobody.
 */
export function isActedBy(values: readonly string[], caller: Caller): RawBuilder<boolean> {
  const work = actorsWith(caller.permissions);
  const isOwn = values.includes(ME) || values.includes(MY_TEAM);
  const names = new Set<string>(values);
  if (isOwn) for (const actor of work) if (actor !== OWNER || values.includes(MY_TEAM)) names.add(actor);
  const isMine = isOwn ? sql`or (${ownsOrder(caller, work)} and ${waitsFor([OWNER])})` : sql``;
  return sql`(${hasStatus(WAITING_STATUSES)} and (${waitsFor([...names])} ${isMine}))`;
}
