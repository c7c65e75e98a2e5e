import { createServer } from 'node:http';
import pg from 'pg';

// The peer of the list calls: bare node:http and pg with the SQL that the product runs, and nothing else.
const pool = new pg.Pool({ connectionString: process.env['DATABASE_URL'], max: 10 });
const where = `a.id = any('{1}'::int[]) and c.id in (select search_creative('{1}'::int[], 'trail'))`;
const list = `select c.id, c.name, c.status, c.account_id, c.updated_at, d.advertiser_name,
    (select count(*) from creative c join account a on a.id = c.account_id where ${where}) as total_rows
  from creative c join account a on a.id = c.account_id join advertiser d on d.account_id = c.account_id and d.id = c.advertiser_id
 where ${where} order by lower(c.name) collate "C", c.id limit 10`;

createServer((_request, response) => {
  return pool.query(list).then(
    ({ rows }) => {
      response.setHeader('content-type', 'application/json');
      response.end(JSON.stringify({ objects: rows, total_rows: rows[0]?.total_rows ?? 0 }));
    },
    () => response.writeHead(500).end(),
  );
}).listen(Number(process.env['PORT']), '127.0.0.1', () => process.send?.('ready'));
