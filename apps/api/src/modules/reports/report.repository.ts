import type { CreativeStatus } from '@mailroom/domain/statuses/creativeStatuses';
import type { ProductType } from '@mailroom/domain/derivation/deriveReasons';
import type { ProductStatus } from '@mailroom/domain/statuses/productStatuses';
import { sql } from 'kysely';
import { notFound } from '../../errors.ts';
import { inScope, type Tx } from '../../platform/database/tx.ts';
import type { DayColumn } from '../launches/launches.reads.ts';

interface ReportProduct {
  id: number;
  name: string;
  order_id: number;
  order_name: string;
  account_id: number;
  account_name: string;
  advertiser_id: number;
  advertiser_name: string;
  type: ProductType | null;
  status: ProductStatus;
  time_zone: string;
  volume_ordered: number | null;
  rate_cpm_cents: number | null;
  currency: string;
  first_sent_at: Date | null;
  ended_at: Date | null;
}

export async function reportProduct(tx: Tx, id: number): Promise<ReportProduct> {
  const { rows } = await sql<ReportProduct>`
    select p.id, p.name, p.order_id, o.name as order_name, p.account_id, a.name as account_name, p.advertiser_id,
           ad.advertiser_name, p.type, p.status, a.time_zone, p.volume_ordered, p.rate_cpm_cents, p.currency,
           p.first_sent_at, p.ended_at
      from product p
      join orders o on o.account_id = p.account_id and o.id = p.order_id
      join account a on a.id = p.account_id
      join advertiser ad on ad.account_id = p.account_id and ad.id = p.advertiser_id
     where p.id = ${id} and ${inScope(tx, sql.ref('p.account_id'))}`.execute(tx);
  const [row] = rows;
  if (!row) throw notFound();
  return row;
}

export type Figures = Record<DayColumn, number>;

/** The figures by day: our own tracking plus uploads. */
export async function reportDays(tx: Tx, productId: number): Promise<({ day: string } & Figures)[]> {
  const { rows } = await sql<{ day: string } & Figures>`
    select day, sum(delivered)::bigint as delivered, sum(bounced)::bigint as bounced, sum(opens)::bigint as opens,
           sum(unique_opens)::bigint as unique_opens, sum(clicks)::bigint as clicks, sum(unique_clicks)::bigint as unique_clicks,
           sum(unsubscribes)::bigint as unsubscribes, sum(complaints)::bigint as complaints
      from product_response where product_id = ${productId} group by day order by day limit 400`.execute(tx);
  return rows;
}

interface ReportLink {
  position: number;
  text: string;
  url: string;
  clicks: number;
  unique_clicks: number;
}

/** Clicks by link over all attempts. The same link in the same position is one line. */
export async function reportLinks(tx: Tx, productId: number): Promise<ReportLink[]> {
  const { rows } = await sql<ReportLink>`
    select l.position, max(l.text) as text, l.url, coalesce(sum(r.clicks), 0)::bigint as clicks,
           coalesce(sum(r.unique_clicks), 0)::bigint as unique_clicks
      from launch_link l left join product_link_response r on r.link_id = l.id
     where l.product_id = ${productId} group by l.position, l.url order by l.position, l.url limit 1000`.execute(tx);
  return rows;
}

export interface ReportCreative {
  id: number;
  name: string;
  status: CreativeStatus;
  revision: number | null;
  pinned: boolean;
  subject: string | null;
  from_name: string | null;
  has_html: boolean;
}

/** The creative with the revision that was sent, or with the current one before a launch. */
export async function reportCreative(tx: Tx, productId: number): Promise<ReportCreative | null> {
  const { rows } = await sql<ReportCreative>`
    select c.id, c.name, c.status, r.number as revision, l.id is not null as pinned,
           coalesce(nullif(trim(r.subject), ''), c.name) as subject, s.from_name, r.html_file_id is not null as has_html
      from product p
      left join launch l on l.account_id = p.account_id and l.id = p.launch_id
      left join creative_revision sent on sent.account_id = p.account_id and sent.id = l.revision_id
      join creative c on c.account_id = p.account_id and c.id = coalesce(sent.creative_id, p.creative_id)
      left join creative_revision r on r.account_id = c.account_id and r.id = coalesce(l.revision_id, c.current_revision_id)
      left join sender_profile s on s.account_id = c.account_id and s.id = coalesce(r.sender_profile_id,
             (select min(id) from sender_profile where account_id = c.account_id))
     where p.id = ${productId}`.execute(tx);
  return rows[0] ?? null;
}
