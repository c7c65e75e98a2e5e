import { afterAll, beforeAll, expect, it } from 'vitest';
import { testApp, type TestApp } from '../../../testing/app.ts';
import { faultyProduct, proofreading, TWELVE } from '../../../testing/proofread/faultyPeople.ts';

const people = Number(process.env['SOAK_ROWS'] ?? 0);
const isSoak = people > 0;
const MB = 1024 * 1024;
/** The limits for a million mails. */
const SECONDS = 60;
const MEGABYTES = 300;

let app: TestApp;
beforeAll(async () => {
  if (isSoak) app = await testApp({ partial: true });
});
afterAll(async () => {
  if (isSoak) await app.close();
});

interface Examined {
  line: number;
}

it.runIf(isSoak)('finds twelve faulty mails among a million and invents none, within a minute and 300 MB', async () => {
  const campaign = await faultyProduct(app, { people, testSeeds: [] });
  await app.as(campaign.launcher).post(`/api/v1/product/${campaign.productId}/launch`, {});
  let before = 0;
  let most = 0;
  const watching = setInterval(async () => {
    const { rss } = process.memoryUsage();
    most = Math.max(most, rss);
    // The links are frozen when the list is built and the reading begins.
    if (before === 0 && (await app.sql('select from launch_link limit 1')).length > 0) [before, most] = [rss, rss];
  }, 200);
  await app.runJobs();
  clearInterval(watching);
  const { body } = await (await proofreading(app, campaign)).get();
  const used = Math.round((most - before) / MB);
  process.stdout.write(`proofread: ${people} mails in ${body.took_ms} ms, ${used} MB more than before\n`);
  const lines = body.faults.flatMap(({ examples }: { examples: Examined[] }) => examples.map(({ line }) => line));
  expect(new Set(lines)).toEqual(new Set(TWELVE.map(({ line }) => line)));
  expect(body).toMatchObject({ mails: people, sums: { as_written: people - 12, undecided: 12 } });
  expect(before).toBeGreaterThan(0);
  expect(body.took_ms).toBeLessThan(SECONDS * 1000);
  expect(used).toBeLessThan(MEGABYTES);
});
