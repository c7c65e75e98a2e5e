import { createServer } from 'node:http';
import pg from 'pg';

// The peer of the list calls: node:http and pg with the product's SQL, and nothing else.
const pool = new pg.Pool({ connectionString: process.env['DATABASE_URL'], max: 10 });
const FROM = `creative c join account ac on ac.id = c.account_id
    join advertiser ad on ad.account_id = c.account_id and ad.id = c.advertiser_id
    left join creative_revision r on r.account_id = c.account_id and r.id = c.current_revision_id`;
const LIST = `with found as materialized (select c.id as found_id, lower(c.name) collate "C" as order_0, c.id as order_1 from ${FROM}
      where c.account_id = 1 and c.id in (select id from creative where account_id = 1 and lower(name) like '%trail%')),
    page as (select * from found order by order_0, order_1 limit 10 offset 0)
  select c.id, c.account_id, ac.name as account_name, c.advertiser_id, ad.advertiser_name, c.name, c.creative_type,
      c.status, c.reasons, c.created_at, c.updated_at, c.version, r.id as revision_id, r.number as revision, r.subject,
      coalesce(r.html_file_id is not null or r.text_part is not null and c.creative_type = 'text', false) as has_html,
      (select count(*) from creative_finding f where f.revision_id = r.id and f.overridden_at is null) as open_findings,
      (select count(*) from creative_finding f where f.revision_id = r.id and f.overridden_at is null and f.is_overridable) as overridable,
      (select count(*) from creative_seed s where s.revision_id = r.id and s.list = 'test' and s.problem is null) as test_seeds,
      (select count(*) from found) as total_rows
    from ${FROM} join page on page.found_id = c.id order by order_0, order_1`;

createServer((_request, response) => {
  return pool.query(LIST).then(
    ({ rows }) => {
      response.setHeader('content-type', 'application/json');
      response.end(JSON.stringify({ objects: rows, total_rows: rows[0]?.total_rows ?? 0 }));
    },
    () => response.writeHead(500).end(),
  );
}).listen(Number(process.env['PORT']), '127.0.0.1', () => process.send?.('ready'));
