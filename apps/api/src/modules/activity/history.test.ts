import { afterAll, beforeAll, expect, it } from 'vitest';
import { desk } from '../../testing/audiences.ts';
import { checkBench, type CheckBench } from '../../testing/checkBench.ts';
import { goodHtml } from '../../testing/creatives.ts';

let bench: CheckBench;
beforeAll(async () => {
  bench = await checkBench();
});
afterAll(() => bench.close());

interface Entry {
  entity: string;
  action: string;
  user: { id: number } | null;
  changes: { field: string; before: unknown; after: unknown }[];
}

/** The entries of parts in a record's history, oldest first, with the values after the change. */
async function partsOf(entity: string, id: number, reader = bench.me()) {
  const { body } = await reader.get(`/api/v2/audit?entity=${entity}&entity_id=${id}&limit=100`);
  const entries: Entry[] = body.objects;
  return entries
    .filter((entry) => entry.entity !== entity)
    .toReversed()
    .map((entry) => ({
      entity: entry.entity,
      by: entry.user?.id,
      ...Object.fromEntries(entry.changes.map(({ field, after }) => [field, after])),
    }));
}

it('a creative’s history tells overrides, decisions and tests, after another check and by its own parts only', async () => {
  const { own, app } = bench;
  const html = goodHtml(bench.link('/gone', 'Gone'));
  const [id, other] = [await bench.checked({ html }), await bench.checked({ html })];
  const broken = (await bench.links(id)).find((link: { url: string }) => link.url.endsWith('/gone'));
  await bench.override(id, { reason: 'opens tomorrow' });
  await bench.override(other, { reason: 'of the other one' });
  const accepted = await bench.me().patch(`/api/v1/email_link/${broken.id}`, { decision: 'accepted' });
  expect(accepted.status).toBe(200);
  const tester = await app.user({ accounts: [own.account], permissions: ['can_send_test_email'] });
  const test = await app.as(tester).post(`/api/v1/seed_list/send_email_test?creative_id:eq=${id}`);
  expect(test.status).toBe(202);
  // A check replaces the findings that the entries are about.
  expect((await bench.me().post(`/api/v1/creative/${id}/validate`)).status).toBeLessThan(300);
  await app.runJobs();

  const message = (await bench.findings(id)).find((each: { kind: string }) => each.kind === 'broken_link').message;
  const parts = await partsOf('creative', id);
  expect(parts).toContainEqual(
    expect.objectContaining({
      entity: 'creative_finding',
      by: own.anna.id,
      message,
      override_reason: 'opens tomorrow',
    }),
  );
  expect(parts).toContainEqual(
    expect.objectContaining({ entity: 'email_link', by: own.anna.id, url: broken.url, verdict: 'accepted' }),
  );
  expect(parts.at(-1)).toMatchObject({ entity: 'test_send', by: tester.id, recipients: test.body.recipients });
  expect(JSON.stringify(parts)).not.toContain('of the other one');
});

it('an audience’s history tells who imported which file and who cancelled an import', async () => {
  const { app } = bench;
  const { anna, imported, upload } = await desk(app);
  const rows = (count: number) =>
    ['email,First name', ...Array.from({ length: count }, (_, at) => `r${at}@letters.test,Ada`)].join('\n');
  const { body } = await imported(rows(20));
  const next = await upload(rows(21));
  await app.as(anna).patch(`/api/v1/audience/${body.id}`, { upload_id: next.body.id, mapping: next.body.mapping });
  await app.as(anna).post(`/api/v1/audience/${body.id}/cancel`);
  await app.runJobs();

  const parts = await partsOf('audience', body.id, app.as(anna));
  const file = { entity: 'audience_version', by: anna.id, file_name: body.file.name };
  expect(parts).toMatchObject([
    { ...file, number: 1 },
    { ...file, number: 2 },
    { ...file, cancel_requested_by: anna.id },
  ]);
});
