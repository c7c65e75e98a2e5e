import { Pool } from 'undici';
import type { Suite } from '../figure.ts';
import { withOwner } from '../firstRecords.ts';
import { load, sideBySide } from '../measure.ts';
import { startBenchProduct } from '../product.ts';
import { choosePort } from '@mailroom/local/free-ports';
import { end, startProgram } from '../programs.ts';

const ROWS = 100_000;
const CALLS = 600;
const AT_ONCE = 16;

/** Writes 100,000 creatives of one account. The search finds one in a hundred. */
function fill(ownerUrl: string): Promise<void> {
  return withOwner(ownerUrl, async (client) => {
    await client.query(`
      insert into creative (account_id, advertiser_id, name, creative_type)
        select 1, 1, case when n % 100 = 0 then 'Autumn trail boots ' else 'Winter tyres reminder ' end || n, 'html' from generate_series(1, ${ROWS}) n`);
    await client.query('analyze');
  });
}

export const suite: Suite = {
  name: 'lists',
  title: 'List calls',
  about:
    'Reads 10 of 100,000 creatives with search, sort, total, permission and tenant check, with 16 calls in parallel. The peer is bare node:http and pg running the same SQL.',
  packages: ['fastify', 'kysely', 'pg'],
  run: async () => {
    const product = await startBenchProduct();
    await fill(product.ownerUrl);
    const barePort = await choosePort();
    const { child: bare } = await startProgram('apps/bench/src/bareLists.ts', {
      DATABASE_URL: product.ownerUrl,
      PORT: String(barePort),
    });
    const pools = {
      ours: new Pool(product.url, { connections: AT_ONCE }),
      peer: new Pool(`http://127.0.0.1:${barePort}`, { connections: AT_ONCE }),
    };
    const path = '/api/v1/creatives?account_id:eq=1&name:like=trail&order_by=name:asc&start=1&limit=10';
    const call = (pool: Pool, to: string) => async () => {
      const headers = { authorization: `Bearer ${product.api.token()}` };
      const { statusCode, body } = await pool.request({ method: 'GET', path: to, headers });
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
      return [
        {
          what: 'requests per second',
          unit: '/s',
          value: ours.perSecond,
          peer: { what: '/s bare', value: peer.perSecond },
          budgets: [{ measure: 'ratio', bound: 'at least', limit: 0.6 }],
        },
        {
          what: 'p99',
          unit: 'ms',
          value: ours.p99,
          peer: { what: 'ms bare', value: peer.p99 },
          budgets: [{ measure: 'ratio', bound: 'at most', limit: 2 }],
        },
      ];
    } finally {
      await Promise.all([pools.ours.close(), pools.peer.close()]);
      await end(bare);
      await product.stop();
    }
  },
};
