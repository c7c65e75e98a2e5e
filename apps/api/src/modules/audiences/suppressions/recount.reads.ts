import { recountLeft, type Recount } from '@mailroom/domain/derivation/recount';
import { sql, type RawBuilder } from 'kysely';

/** A count that is being renewed, as JSON of the database. `counted_at`: when the count that people still see was made. */
export interface RunningRecount {
  people: number;
  done: number;
  started_at: string | null;
  asked_at: string;
  counted_at: string | null;
}

/** SQL of the recount of the version with this alias; null when its count is up to date. */
export function recountOf(alias: 'c' | 'v'): RawBuilder<RunningRecount | null> {
  const v = sql.raw(alias);
  return sql<RunningRecount | null>`(
    select json_build_object('people', ${v}.suppressed_now + ${v}.deliverable, 'done', d.done, 'started_at', d.started_at,
             'asked_at', d.asked_at, 'counted_at', coalesce(${v}.recounted_at, ${v}.sealed_at))
      from recount_due d where d.account_id = ${v}.account_id and d.version_id = ${v}.id)`;
}

/** SQL of the recount of product `p`: of the version that its launch has pinned, or of the one in use. */
export function recountOfProduct(): RawBuilder<RunningRecount | null> {
  return sql<RunningRecount | null>`(
    select ${recountOf('v')} from audience_version v join recount_due due on due.account_id = v.account_id and due.version_id = v.id
     where v.account_id = p.account_id
       and v.id in (p.pinned_version_id, (select a.current_version_id from audience a where a.account_id = p.account_id and a.id = p.audience_id))
     order by v.id limit 1)`;
}

/**
 * SQL of whether the count of product `p` is being renewed. It first asks, once per statement, whether any count is: most of the
 * time none is, and no product's audience has to be looked up.
 */
export function isRecounted(): RawBuilder<boolean> {
  return sql<boolean>`(exists (select from recount_due) and ${recountOfProduct()} is not null)`;
}

export function recountFacts({ people, done, started_at: startedAt }: RunningRecount): Recount {
  return { people, done, startedAt: startedAt === null ? null : new Date(startedAt) };
}

/** The recount as records show it. */
export function presentRecount(recount: RunningRecount, now: Date) {
  const { people, done, asked_at: askedAt, counted_at: countedAt } = recount;
  const left = recountLeft(recountFacts(recount), now);
  return {
    asked_at: new Date(askedAt).toISOString(),
    counted_at: countedAt === null ? null : new Date(countedAt).toISOString(),
    people,
    done,
    seconds_left: left === null ? null : Math.ceil(left / 1000),
  };
}
