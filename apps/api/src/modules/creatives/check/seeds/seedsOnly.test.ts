import { afterAll, beforeAll, expect, it } from 'vitest';
import { checkBench, type CheckBench } from '../../../../testing/checkBench.ts';
import { goodHtml } from '../../../../testing/creatives.ts';

let bench: CheckBench;

beforeAll(async () => {
  bench = await checkBench();
});
afterAll(() => bench.close());

function seeds(content: string, list: 'test' | 'live' = 'test') {
  return { files: { [`creative_${list}_seed_list_csv`]: { name: 'seeds.csv', type: 'text/csv', content } } };
}

function patch(id: number, form: Parameters<ReturnType<CheckBench['me']>['form']>[2]) {
  return bench.me().form('PATCH', `/api/v1/creative/${id}`, form);
}

async function list(path: string): Promise<Record<string, unknown>[]> {
  return (await bench.me().get(path)).body.objects;
}

/** Rows without what names the revision: ids, versions, its number, and the records that they are about. */
function content(rows: readonly Record<string, unknown>[]) {
  const own = new Set(['id', 'version', 'revision', 'link', 'reasons', 'created_at', 'updated_at']);
  return rows.map((row) => Object.fromEntries(Object.entries(row).filter(([name]) => !own.has(name))));
}

/** A checked creative with a dead link, one that only Outlook shows, another one and an image. */
function checked(): Promise<number> {
  const image = `<img src="${bench.shop.origin}/20x10.png" width="10" alt="A">`;
  const outlook = `<!--[if mso]>${bench.link('/outlook', 'Outlook')}<![endif]-->`;
  return bench.checked({
    html: goodHtml(bench.link('/gone', 'Tickets') + bench.link('/ok', 'More') + outlook + image),
  });
}

async function clients(id: number) {
  return list(`/api/v1/email_client?creative_id:eq=${id}`);
}

it('reads only the seeds of a revision that changes nothing else', async () => {
  const id = await checked();
  const link = (await bench.links(id)).find(({ result }: { result: string }) => result === 'Error');
  expect((await bench.override(id, { reason: 'Opens on Thursday' })).status).toBe(200);
  await bench.me().patch(`/api/v1/email_link/${link?.['id']}`, { note: 'Asked the shop' });
  const before = {
    creative: await bench.get(id),
    links: await bench.links(id),
    clients: await clients(id),
    findings: await bench.findings(id),
  };
  expect(before.creative.status).toBe('Approved');
  bench.shop.calls.length = 0;

  expect((await patch(id, seeds('email,first name\nnew@x.test,Ada\nsecond@x.test\n'))).status).toBe(200);
  // Only the seeds are new: everything else is there while they are read.
  expect(await bench.get(id)).toMatchObject({
    status: 'Action Pending - Validate',
    link_count: before.creative.link_count,
    client_count: before.creative.client_count,
    test_seeds: { count: 0 },
  });
  await bench.app.runJobs();

  const after = await bench.get(id);
  expect(after).toMatchObject({
    status: 'Approved',
    revision: 2,
    test_seeds: { source: 'creative', count: 2, bad_rows: 0 },
    content: before.creative.content,
    link_count: before.creative.link_count,
    image_count: before.creative.image_count,
    broken_link_count: before.creative.broken_link_count,
    check: { status: 'Success', done: before.creative.check.done, total: before.creative.check.total },
  });
  expect(bench.shop.calls).toEqual([]);
  const links = await bench.links(id);
  expect(content(links)).toEqual(content(before.links));
  expect(links.find(({ result }: { result: string }) => result === 'Error')).toMatchObject({ note: 'Asked the shop' });
  expect(content(await clients(id))).toEqual(content(before.clients));
  const findings = await bench.findings(id);
  expect(content(findings)).toEqual(content(before.findings));
  // The finding is about the link of this revision, so that it can be opened from there.
  const dead = findings.find(({ kind }: { kind: string }) => kind === 'broken_link');
  expect(dead?.['link']).toMatchObject({
    id: links.find(({ result }: { result: string }) => result === 'Error')?.['id'],
  });
  const emails = (await list(`/api/v1/seed_list?creative_id:eq=${id}`)).map(({ email }) => email);
  expect(emails).toEqual(['new@x.test', 'second@x.test']);
  const revisions = await list(`/api/v1/creative/${id}/revisions`);
  expect(Object.fromEntries(revisions.map(({ revision, changes }) => [revision, changes]))).toEqual({
    1: ['html', 'subject', 'preheader', 'test_seeds'],
    2: ['test_seeds'],
  });
});

it('says which rows of a new list are bad', async () => {
  const id = await bench.own.approved();
  await patch(id, seeds('email\nnobody\n'));
  await bench.app.runJobs();
  const findings = await bench.findings(id);
  expect(findings.map(({ kind }: { kind: string }) => kind)).toContain('seed_bad_row');
  await patch(id, seeds('email\nsomebody@x.test\n'));
  await bench.app.runJobs();
  expect(await bench.kindsOf(id)).not.toContain('seed_bad_row');
});

it('takes the advertiser’s list again, in a revision of its own', async () => {
  const id = await bench.own.approved();
  const answer = await patch(id, { fields: { test_seed_source: 'advertiser' } });
  expect(answer.body).toMatchObject({ revision: 2 });
  await bench.app.runJobs();
  expect(await bench.get(id)).toMatchObject({ test_seeds: { source: 'none', count: 0 } });
  expect(await bench.kindsOf(id)).toContain('no_test_seeds');
  // The same again changes nothing.
  expect((await patch(id, { fields: { test_seed_source: 'advertiser' } })).body).toMatchObject({ revision: 2 });
  expect((await patch(id, { fields: { test_seed_source: 'creative' } })).status).toBe(400);
});

it('keeps a rejection, which other seeds don’t answer', async () => {
  const id = await bench.own.approved();
  await bench.me().post(`/api/v1/creative/${id}/reject`, { reason: 'Wrong season' });
  await patch(id, seeds('email\nsomebody@x.test\n'));
  await bench.app.runJobs();
  expect(await bench.get(id)).toMatchObject({ status: 'Invalid', rejection: { reason: 'Wrong season' } });
});

it('checks all of a revision whose earlier one was never checked to its end', async () => {
  const { body } = await bench.own.add();
  await patch(body.id, seeds('email\nsomebody@x.test\n'));
  await bench.app.runJobs();
  expect(await bench.get(body.id)).toMatchObject({ status: 'Approved', revision: 2 });
  expect((await clients(body.id)).length).toBeGreaterThan(0);
});

it('is replaced by a whole check when somebody asks for one', async () => {
  const id = await checked();
  await patch(id, seeds('email\nsomebody@x.test\n'));
  await bench.app.runJobs();
  const [before, calls] = [await clients(id), bench.shop.calls.length];
  bench.app.clock.advance(11 * 60_000);
  expect((await bench.me().post(`/api/v1/creative/${id}/validate`)).status).toBeLessThan(300);
  await bench.app.runJobs();
  expect(bench.shop.calls.length).toBeGreaterThan(calls);
  expect(content(await clients(id))).toEqual(content(before));
});
