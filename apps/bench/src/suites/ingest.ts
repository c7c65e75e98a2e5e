import { createHash } from 'node:crypto';
import { createReadStream, openAsBlob } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { from as copyFrom } from 'pg-copy-streams';
import { addAudience } from '../campaign.ts';
import type { Suite } from '../figure.ts';
import { withOwner } from '../firstRecords.ts';
import { loadWhile } from '../measure.ts';
import { emailOf, imported, writePeople } from '../people.ts';
import { startBenchProduct } from '../product.ts';
import { peakOf } from '../usage.ts';

const ROWS = Number(process.env['BENCH_ROWS'] ?? 1_000_000);
const SUPPRESSED = 200_000;

/** Fills the account's suppression list with digests. One in four of the addresses is in the file. */
function suppress(ownerUrl: string): Promise<void> {
  return withOwner(ownerUrl, async (client) => {
    await client.query(`insert into suppression_list (account_id, name) values (1, 'Left elsewhere')`);
    const digests = Array.from({ length: SUPPRESSED }, (_, at) =>
      createHash('sha256')
        .update(at % 4 === 0 ? emailOf(at) : `left.${at}@elsewhere.example`)
        .digest('hex'),
    );
    await client.query(
      `insert into suppression_entry (list_id, account_id, kind, value) select 1, 1, 'sha256', value from unnest($1::text[]) value`,
      [digests],
    );
    await client.query('analyze suppression_entry');
  });
}

/** Seconds that COPY into a staging table and a merge of the same file take on the same server. */
function bare(ownerUrl: string, path: string): Promise<number> {
  return withOwner(ownerUrl, async (client) => {
    await client.query(
      'create table bare (email text collate "C" primary key, a text, b text, c text, d text, e text)',
    );
    await client.query(
      'create temporary table bare_stage (email text collate "C", a text, b text, c text, d text, e text)',
    );
    const began = performance.now();
    await pipeline(createReadStream(path), client.query(copyFrom('copy bare_stage from stdin (format csv, header)')));
    await client.query('insert into bare select * from bare_stage on conflict do nothing');
    const seconds = (performance.now() - began) / 1000;
    await client.query('drop table bare');
    return seconds;
  });
}

export const suite: Suite = {
  name: 'ingest',
  title: 'Audience ingest',
  about: `A CSV of ${ROWS.toLocaleString('en-US')} people with 1 % bad and 2 % repeated rows, matched against ${SUPPRESSED.toLocaleString('en-US')} suppressed addresses. The file is parsed, checked, normalised, deduplicated and stored in resumable pieces, and the rejected rows go to a file. Meanwhile the list of audiences is called ten times a second. The peer is COPY of the same file into a staging table and INSERT … ON CONFLICT DO NOTHING, on the same server.`,
  packages: ['pg', 'pg-copy-streams'],
  run: async () => {
    const folder = await mkdtemp(join(tmpdir(), 'bench-people-'));
    const path = join(folder, 'people.csv');
    await writePeople(path, ROWS);
    const product = await startBenchProduct({ hasWorker: true });
    try {
      await suppress(product.ownerUrl);
      const floors = [await bare(product.ownerUrl, path)];
      const idle = peakOf(product.pids.worker ?? 0);
      const id = await addAudience(product.api, await openAsBlob(path));
      const began = performance.now();
      const list = async () => void (await product.api.get('v1/audience?start=1&limit=10&order_by=name:asc'));
      const { load, result } = await loadWhile(list, imported(product, id));
      const seconds = (performance.now() - began) / 1000;
      floors.push(await bare(product.ownerUrl, path));
      const floor = floors.reduce((sum, each) => sum + each, 0) / floors.length;
      const { rows, rejected, accepted, suppressed } = result.counts;
      if (rows !== ROWS || rejected !== ROWS / 100) throw new Error(`Wrong counts: ${JSON.stringify(result.counts)}`);
      console.log(`  ${accepted} accepted, ${suppressed} suppressed, ${rejected} rejected`);
      return [
        {
          what: 'rows per second',
          unit: '/s',
          value: ROWS / seconds,
          peer: { what: '/s COPY and merge', value: ROWS / floor },
          budgets: [{ measure: 'ratio', bound: 'at least', limit: 0.6 }],
        },
        {
          what: 'peak memory of the worker',
          unit: 'MB',
          value: peakOf(product.pids.worker ?? 0),
          budgets: [{ measure: 'value', bound: 'at most', limit: 300 }],
        },
        {
          what: 'peak memory of the worker, beyond its peak before the import',
          unit: 'MB',
          value: peakOf(product.pids.worker ?? 0) - idle,
          budgets: [{ measure: 'value', bound: 'at most', limit: 90 }],
        },
        {
          what: 'list call in the meantime, p95',
          unit: 'ms',
          value: load.p95,
          budgets: [{ measure: 'value', bound: 'at most', limit: 100 }],
        },
      ];
    } finally {
      await product.stop();
      await rm(folder, { recursive: true, force: true });
    }
  },
};
