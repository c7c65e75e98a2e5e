import { afterAll, beforeAll, expect, it } from 'vitest';
import { checkBench, type CheckBench } from '../../../testing/checkBench.ts';
import { goodHtml } from '../../../testing/creatives.ts';

let bench: CheckBench;

beforeAll(async () => {
  bench = await checkBench();
});
afterAll(() => bench.close());

const DAY = 86_400_000;

function inDays(days: number): string {
  return new Date(bench.app.clock.now().getTime() + days * DAY).toISOString();
}

function withGone(text = 'Gone'): Promise<number> {
  return bench.checked({ html: goodHtml(bench.link('/gone', text)) });
}

/** The finding about the broken link. */
async function broken(id: number) {
  return (await bench.findings(id)).find(({ kind }: { kind: string }) => kind === 'broken_link');
}

async function passes(days: number): Promise<void> {
  bench.app.clock.advance(days * DAY);
  await bench.app.runJobs();
}

it('ends at its time: the finding is open again, the creative is no longer approved', async () => {
  const id = await withGone();
  const until = inDays(2);
  const overridden = await bench.override(id, { reason: 'opens on Monday', until });
  expect(overridden.body.status).toBe('Approved');
  expect(await broken(id)).toMatchObject({ override: { reason: 'opens on Monday', until } });
  await passes(1);
  expect(await bench.get(id)).toMatchObject({ status: 'Approved', broken_link_count: 0 });
  await passes(1);
  expect(await bench.get(id)).toMatchObject({ status: 'Need Attention', open_findings: 2, broken_link_count: 1 });
  expect((await broken(id)).override).toBeNull();
  const history = await bench.me().get(`/api/v2/audit?entity=creative&entity_id=${id}&limit=3`);
  expect(history.body.objects).toMatchObject([
    { entity: 'creative', actor: 'job creative.end_overrides', user: null },
    { entity: 'creative_finding', actor: 'job creative.end_overrides', user: null },
    { entity: 'creative_finding', actor: 'job creative.end_overrides', user: null },
  ]);
});

it('is named at its link, which no longer counts as broken', async () => {
  const id = await withGone();
  expect((await bench.links(id))[0]).toMatchObject({ result: 'Error', override: null });
  await bench.override(id, { reason: 'opens on Monday' });
  expect((await bench.links(id))[0]).toMatchObject({
    result: 'Error',
    override: { reason: 'opens on Monday', by: { id: bench.own.anna.id }, until: null },
  });
});

it('keeps its end in a new revision, and does not return after it', async () => {
  const id = await withGone();
  const until = inDays(2);
  await bench.override(id, { until });
  const revise = async (heading: string) => {
    const html = goodHtml(`<h2>${heading}</h2>${bench.link('/gone', 'Gone')}`);
    await bench
      .me()
      .form('PATCH', `/api/v1/creative/${id}`, { files: { creative_html: { name: 'b.html', content: html } } });
    await bench.app.runJobs();
  };
  await revise('New');
  expect(await broken(id)).toMatchObject({ override: { reason: 'none given', until } });
  await passes(2);
  expect((await broken(id)).override).toBeNull();
  await revise('Newer');
  expect((await broken(id)).override).toBeNull();
});

it('replaced by a later decision, an end has no effect any more', async () => {
  const id = await withGone();
  await bench.override(id, { until: inDays(1) });
  const [link] = await bench.links(id);
  await bench.me().patch(`/api/v1/email_link/${link.id}`, { decision: 'accepted', note: 'stays' });
  await passes(1);
  expect(await broken(id)).toMatchObject({ override: { reason: 'stays', until: null } });
});

it('refuses an end that is not later than now, and overrides nothing', async () => {
  const id = await withGone();
  const early = await bench.override(id, { until: inDays(0) });
  expect(early.status).toBe(422);
  expect(early.body).toMatchObject({ fields: { until: 'Until is earlier than required minimum date' } });
  expect((await bench.override(id, { until: 'tomorrow' })).status).toBe(400);
  expect((await broken(id)).override).toBeNull();
});

it('of a deleted creative ends without a trace', async () => {
  const id = await withGone();
  await bench.override(id, { until: inDays(1) });
  await bench.me().delete(`/api/v1/creative/${id}`);
  await passes(1);
  expect((await bench.me().get(`/api/v1/creative/${id}`)).status).toBe(404);
});

it('must name a field that nobody fills in, and say why', async () => {
  const id = await bench.checked({ html: goodHtml('<p>Boots in {{city}}</p>'), fields: { subject: 'For {{city}}' } });
  expect(await bench.get(id)).toMatchObject({ status: 'Need Attention' });
  const fields = (await bench.findings(id)).filter(({ kind }: { kind: string }) => kind === 'unknown_merge_field');
  expect(fields).toMatchObject([{ severity: 'Critical' }, { severity: 'Critical' }]);
  const findings = fields.map((finding: { id: number }) => finding.id);
  expect(await bench.override(id)).toMatchObject({
    status: 409,
    body: { message: expect.stringContaining('overridden by name') },
  });
  expect(await bench.override(id, { findings })).toMatchObject({ status: 422 });
  expect((await bench.get(id)).status).toBe('Need Attention');
  expect((await bench.override(id, { findings, reason: 'The client wants it so' })).body.status).toBe('Approved');
});

it('is asked once for a field of another tool in an address, and then the link no longer counts as broken', async () => {
  const id = await bench.checked({ html: goodHtml(bench.link('/ok?e=*|EMAIL|*', 'Boots')) });
  const [link] = await bench.links(id);
  const faults = (await bench.findings(id)).filter(({ severity }: { severity: string }) => severity === 'Critical');
  expect(faults).toMatchObject([{ kind: 'foreign_merge_field', link: { id: link.id } }]);
  expect(await bench.get(id)).toMatchObject({ status: 'Need Attention', broken_link_count: 1 });
  expect(link).toMatchObject({ result: 'Error', override: null });
  await bench.override(id, { findings: [faults[0].id], reason: 'The shop reads it' });
  expect(await bench.get(id)).toMatchObject({ status: 'Approved', broken_link_count: 0 });
  expect((await bench.links(id))[0]).toMatchObject({ result: 'Error', override: { reason: 'The shop reads it' } });
});
