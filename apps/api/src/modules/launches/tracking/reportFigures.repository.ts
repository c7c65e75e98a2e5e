import { sql, type RawBuilder } from 'kysely';
import { bigint, date, int, json, selectRows, text, type RowOf } from '../../../platform/database/statement.ts';
import type { Tx } from '../../../platform/database/tx.ts';
import { creativeOfRevision, revisionNumber } from '../../creatives/creatives.reads.ts';
import type { TrackedColumn } from './responseDays.repository.ts';

export type Figures = Record<TrackedColumn, number>;

const DAY = {
  day: date,
  delivered: bigint,
  bounced: bigint,
  opens: bigint,
  unique_opens: bigint,
  clicks: bigint,
  unique_clicks: bigint,
  unsubscribes: bigint,
  complaints: bigint,
  machine_opens: bigint,
  unique_machine_opens: bigint,
  machine_clicks: bigint,
  unique_machine_clicks: bigint,
};

/** The figures of a product by day: our own tracking plus uploads. */
export function reportDays(tx: Tx, productId: number): Promise<RowOf<typeof DAY>[]> {
  return selectRows(
    tx,
    DAY,
    sql`
    select day, sum(delivered)::bigint as delivered, sum(bounced)::bigint as bounced, sum(opens)::bigint as opens,
           sum(unique_opens)::bigint as unique_opens, sum(clicks)::bigint as clicks, sum(unique_clicks)::bigint as unique_clicks,
           sum(unsubscribes)::bigint as unsubscribes, sum(complaints)::bigint as complaints,
           sum(machine_opens)::bigint as machine_opens, sum(unique_machine_opens)::bigint as unique_machine_opens,
           sum(machine_clicks)::bigint as machine_clicks, sum(unique_machine_clicks)::bigint as unique_machine_clicks
      from product_response where product_id = ${productId} group by day order by day limit 400`,
  );
}

/** Part of a select: what people did with a product's e-mails, as `Responses`. */
export function responsesOf(productId: string): RawBuilder<unknown> {
  const sums = (['unique_opens', 'unique_clicks', 'unsubscribes', 'complaints'] as const).flatMap((column) => [
    sql`${column}::text`,
    sql`coalesce(sum(r.${sql.ref(column)}), 0)`,
  ]);
  return sql`(select jsonb_build_object(${sql.join(sums)}) from product_response r where r.product_id = ${sql.ref(productId)})`;
}

export type Responses = Pick<Figures, 'unique_opens' | 'unique_clicks' | 'unsubscribes' | 'complaints'>;

/** An order: the share of people who did it among those whom a product delivered to; below 0 for one that delivered nothing. */
export function shareOf(column: 'unique_opens' | 'unique_clicks', productId: string, delivered: string) {
  const people = sql`(select sum(r.${sql.ref(column)}) from product_response r where r.product_id = ${sql.ref(productId)})`;
  return sql`coalesce(${people} / nullif(${sql.ref(delivered)}, 0), -1)`;
}

const ATTEMPT = { launch_id: int, attempt: int, revision: int, creative: json<Named>(), delivered: bigint };

interface Named {
  id: number;
  name: string;
}

/** The attempts that delivered to people, the first one first, with the revision that these got. */
export function reportAttempts(tx: Tx, productId: number): Promise<RowOf<typeof ATTEMPT>[]> {
  return selectRows(
    tx,
    ATTEMPT,
    sql`
    select l.id as launch_id, l.attempt, ${revisionNumber('l.account_id', 'l.revision_id')} as revision,
           ${creativeOfRevision('l.account_id', 'l.revision_id')} as creative, d.delivered
      from launch l
      cross join lateral (select count(*) as delivered from message m
                           where m.launch_id = l.id and m.purpose = 'live' and m.state = 'accepted') d
     where l.product_id = ${productId} and d.delivered > 0 order by l.attempt limit 100`,
  );
}

const LINK = { position: int, text, url: text, clicks: bigint, unique_clicks: bigint, machine_clicks: bigint };

/** Clicks by link over all attempts. The same link in the same position is one line. */
export function reportLinks(tx: Tx, productId: number): Promise<RowOf<typeof LINK>[]> {
  return selectRows(
    tx,
    LINK,
    sql`
    select l.position, max(l.text) as text, l.url, coalesce(sum(r.clicks), 0)::bigint as clicks,
           coalesce(sum(r.unique_clicks), 0)::bigint as unique_clicks,
           coalesce(sum(r.machine_clicks), 0)::bigint as machine_clicks
      from launch_link l left join product_link_response r on r.link_id = l.id
     where l.product_id = ${productId} group by l.position, l.url order by l.position, l.url limit 1000`,
  );
}
