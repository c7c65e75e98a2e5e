import { afterAll, beforeAll, expect, it } from 'vitest';
import { testApp, type TestApp } from '../../../testing/app.ts';
import { desk, type Desk } from '../../../testing/audiences.ts';
import { expectMeasured } from '../../../testing/measured.ts';
import { importLargeFile } from '../audiences.queues.ts';

let app: TestApp;
let own: Desk;
let audience: number;
beforeAll(async () => {
  app = await testApp({ partial: true });
  own = await desk(app);
});
afterAll(() => app.close());

/** A soak measures a million. Here it is enough that the import counts as a large one. */
const rows = Number(process.env['SOAK_ROWS'] ?? 110_000);

function row(at: number): string {
  return `reader.${at}@letters.test,Ada,Abbott ${at},Acme & Sons,US,${10_000 + (at % 80_000)}\n`;
}

/** Measures plain inserts of the same rows, as the lower limit that the import is compared with. */
async function bare(csv: string): Promise<number> {
  await app.sql('create table bare (email text collate "C" primary key, a text, b text, c text, d text, e text)');
  await app.sql('create temporary table bare_stage (email text collate "C", a text, b text, c text, d text, e text)');
  const began = performance.now();
  const values = csv
    .split('\n')
    .slice(1, -1)
    .map((line) => line.split(','));
  for (let at = 0; at < values.length; at += 25_000) {
    const part = values.slice(at, at + 25_000);
    await app.sql(
      `insert into bare_stage select * from unnest(${[0, 1, 2, 3, 4, 5].map((column) => `$${column + 1}::text[]`).join(', ')})`,
      [0, 1, 2, 3, 4, 5].map((column) => part.map((each) => each[column])),
    );
  }
  await app.sql('insert into bare select * from bare_stage on conflict do nothing');
  return performance.now() - began;
}

it('R35 imports many rows quickly, in memory that does not grow with them', async () => {
  const parts = ['E-mail,First name,Last name,Company,Country,Postal code\n'];
  for (let at = 0; at < rows; at += 1) parts.push(row(at));
  const csv = parts.join('');
  const { body } = await own.add(csv);
  audience = body.id;
  parts.length = 0;
  const before = process.memoryUsage().rss;
  let peak = before;
  const watch = setInterval(() => {
    peak = Math.max(peak, process.memoryUsage().rss);
  }, 20);
  const began = performance.now();
  await app.runJobs(importLargeFile);
  const took = performance.now() - began;
  clearInterval(watch);
  const shown = (await own.show(body.id)).body;
  expect(shown).toMatchObject({ status: 'Approved', counts: { rows, accepted: rows } });
  const floor = await bare(csv);
  const grown = Math.round((peak - before) / 1024 ** 2);
  process.stdout.write(
    `import: ${Math.round((rows / took) * 1000)} rows/s, bare: ${Math.round((rows / floor) * 1000)} rows/s, +${grown} MiB\n`,
  );
  expectMeasured('R35 memory of an import, MiB', grown, 300);
});

it('R35 counts a large audience again after a long list was added', async () => {
  const listed = 100_000;
  const lines = Array.from({ length: listed }, (_, at) => `reader.${at}@letters.test\n`);
  const list = await app.as(own.anna).form('POST', '/api/v1/suppression', {
    fields: { scope: 'account', account_id: String(own.account), name: 'Left' },
    files: { suppressions: { name: 'left.csv', content: lines.join('') } },
  });
  expect(list.status).toBe(201);
  await app.runJobs();
  expect((await own.show(audience)).body).toMatchObject({ suppressed_now: listed, deliverable: rows - listed });
});
