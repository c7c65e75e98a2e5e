import pg from 'pg';
import { Pool } from 'undici';
import { load, sideBySide } from './measure.ts';
import type { Figure } from './measure.ts';
import { end, listening, startBenchProduct } from './product.ts';

const ROWS = 100_000;
const CALLS = 1_500;
const AT_ONCE = 16;
const barePort = 4696;

/** 100,000 creatives of one account, one in a hundred of which the search finds. */
async function fill(ownerUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: ownerUrl });
  await client.connect();
  try {
    await client.query(`
      insert into role (name) values ('Super Admin');
      insert into users (subject, email, first_name, last_name, role_id) values ('bench', 'bench@mailroom.example', 'Bench', 'User', 1);
      insert into account (name, sf_account_id) values ('Northlight Outdoor', '001');
      insert into vertical (name) values ('Retail');
      insert into advertiser (account_id, advertiser_name, vertical_id) values (1, 'Fernwick', 1);
      insert into creative (account_id, advertiser_id, name, creative_type)
        select 1, 1, case when n % 100 = 0 then 'Autumn trail boots ' else 'Winter tyres reminder ' end || n, 'html' from generate_series(1, ${ROWS}) n;
    `);
    await client.query('analyze');
  } finally {
    await client.end();
  }
}

/** A list call with search, sort, permission and tenant check and total, against the same SQL without any of it around. */
export async function measureLists(): Promise<Figure[]> {
  const product = await startBenchProduct(fill);
  const bare = await listening(
    'apps/bench/src/bare.ts',
    { DATABASE_URL: product.ownerUrl, PORT: String(barePort) },
    `http://127.0.0.1:${barePort}/readyz`,
  );
  const pools = {
    ours: new Pool(product.url, { connections: AT_ONCE }),
    peer: new Pool(`http://127.0.0.1:${barePort}`, { connections: AT_ONCE }),
  };
  const path = '/api/v1/creatives?account_id:eq=1&name:like=trail&order_by=name:asc&start=1&limit=10';
  const call = (pool: Pool, to: string) => async () => {
    const { statusCode, body } = await pool.request({
      method: 'GET',
      path: to,
      headers: { authorization: `Bearer ${product.token}` },
    });
    const text = await body.text();
    if (statusCode !== 200) throw new Error(`${statusCode}: ${text}`);
  };
  try {
    await load(call(pools.ours, path), 200, AT_ONCE);
    await load(call(pools.peer, '/'), 200, AT_ONCE);
    const { ours, peer } = await sideBySide(
      () => load(call(pools.ours, path), CALLS, AT_ONCE),
      () => load(call(pools.peer, '/'), CALLS, AT_ONCE),
    );
    const what = 'list call, 10 of 100,000 rows, search, sort, total';
    return [
      {
        what: `${what}: requests/s`,
        ours: ours.perSecond.toFixed(0),
        peer: peer.perSecond.toFixed(0),
        ratio: ours.perSecond / peer.perSecond,
        budget: { is: 'at least', value: 0.6 },
      },
      {
        what: `${what}: p99 ms`,
        ours: ours.p99.toFixed(1),
        peer: peer.p99.toFixed(1),
        ratio: ours.p99 / peer.p99,
        budget: { is: 'at most', value: 2 },
      },
    ];
  } finally {
    await Promise.all([pools.ours.close(), pools.peer.close()]);
    await end(bare);
    await product.stop();
  }
}
