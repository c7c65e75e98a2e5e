import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkBench, type CheckBench } from '../../../testing/checkBench.ts';
import { goodHtml, studio } from '../../../testing/creatives.ts';

let bench: CheckBench;

beforeAll(async () => {
  bench = await checkBench();
});
afterAll(() => bench.close());

const VIDEO = '<video src="https://x.test/a.mp4"></video>';

/** Line and column of a part of a file, counted from 1. */
function placeIn(html: string, part: string) {
  const before = html.slice(0, html.indexOf(part)).split('\n');
  return { line: before.length, column: (before.at(-1) ?? '').length + 1 };
}

describe('people', () => {
  it('keep their overrides while that part of the HTML stays', async () => {
    const id = await bench.checked({ html: goodHtml(bench.link('/gone', 'Gone')) });
    const overridden = await bench.override(id, { reason: 'opens tomorrow' });
    expect(overridden.body.status).toBe('Approved');
    const [finding] = await bench.findings(id);
    expect(finding).toMatchObject({
      kind: 'broken_link',
      override: { reason: 'opens tomorrow', by: { id: bench.own.anna.id } },
    });
    const revise = async (html: string) => {
      await bench.me().form('PATCH', `/api/v1/creative/${id}`, {
        files: { creative_html: { name: 'b.html', content: html } },
      });
      await bench.app.runJobs();
      return (await bench.get(id)).status;
    };
    expect(await revise(goodHtml(`<h2>New</h2>${bench.link('/gone', 'Gone')}`))).toBe('Approved');
    expect(await revise(goodHtml(bench.link('/gone', 'Gone again')))).toBe('Need Attention');
  });

  it('override without a reason, and only overridable findings', async () => {
    const id = await bench.checked({ html: goodHtml(bench.link('/gone', 'Gone')) });
    const [broken] = await bench.findings(id);
    expect((await bench.override(id, { findings: [broken.id, 999_999] })).status).toBe(409);
    expect((await bench.override(id, { findings: [broken.id] })).body.status).toBe('Approved');
    expect((await bench.findings(id)).find((each: { id: number }) => each.id === broken.id).override.reason).toBe(
      'none given',
    );
    const clerk = await bench.app.user({
      accounts: [bench.own.account],
      permissions: ['can_view_creative', 'can_validate_links'],
    });
    expect((await bench.app.as(clerk).post(`/api/v2/creative/${id}/email/override-errors`, {})).status).toBe(403);
  });

  it('reject and withdraw, and a new revision ends a rejection', async () => {
    const id = await bench.checked();
    expect((await bench.me().post(`/api/v1/creative/${id}/reject`, {})).status).toBe(422);
    const rejected = await bench.me().post(`/api/v1/creative/${id}/reject`, { reason: 'Wrong logo' });
    expect(rejected.body).toMatchObject({
      status: 'Invalid',
      rejection: { reason: 'Wrong logo', by: { id: bench.own.anna.id } },
      reasons: [{ text: 'Rejected: Wrong logo' }],
    });
    expect((await bench.me().post(`/api/v1/creative/${id}/reject`, { withdraw: true })).body).toMatchObject({
      status: 'Approved',
      rejection: null,
    });
    expect((await bench.me().post(`/api/v1/creative/${id}/reject`, { withdraw: true })).status).toBe(409);
    await bench.me().post(`/api/v1/creative/${id}/reject`, { reason: 'Wrong logo' });
    const { body } = await bench.me().form('PATCH', `/api/v1/creative/${id}`, { fields: { subject: 'Right logo' } });
    expect(body).toMatchObject({ status: 'Action Pending - Validate', rejection: null });
  });

  it('reject during a check; withdrawing the rejection checks again', async () => {
    const { body } = await bench.own.add();
    expect((await bench.me().post(`/api/v1/creative/${body.id}/reject`, { reason: 'no' })).body.status).toBe('Invalid');
    await bench.app.runJobs();
    expect((await bench.get(body.id)).status).toBe('Invalid');
    expect((await bench.me().post(`/api/v1/creative/${body.id}/reject`, { withdraw: true })).body.status).toBe(
      'Action Pending - Validate',
    );
    await bench.app.runJobs();
    expect((await bench.get(body.id)).status).toBe('Approved');
  });
});

it('names many faults of one kind as one reason', async () => {
  const links = ['One', 'Two', 'Three'].map((text) => bench.link(`/gone?${text}`, text)).join('');
  const id = await bench.checked({ html: goodHtml(links) });
  expect((await bench.get(id)).reasons).toMatchObject([
    { code: 'broken_link', text: 'A link is broken (3 places)', subject: { entity: 'creative', id } },
  ]);
  const few = await bench.checked({ html: goodHtml(bench.link('/gone', 'One') + bench.link('/gone?2', 'Two')) });
  expect((await bench.get(few)).reasons).toMatchObject([
    { code: 'broken_link', subject: { entity: 'email_link' } },
    { code: 'broken_link', subject: { entity: 'email_link' } },
  ]);
});

describe('the sign-off of links and clients', () => {
  it('accepts and rejects a link, with a note', async () => {
    const id = await bench.checked({ html: goodHtml(bench.link('/gone', 'Gone')) });
    const [gone] = await bench.links(id);
    const accepted = await bench.me().patch(`/api/v1/email_link/${gone.id}`, {
      decision: 'accepted',
      note: 'opens tomorrow',
    });
    expect(accepted.body).toMatchObject({
      decision: 'accepted',
      note: 'opens tomorrow',
      decided_by: { id: bench.own.anna.id },
      version: 2,
    });
    expect((await bench.get(id)).status).toBe('Approved');
    expect(
      (await bench.me().patch(`/api/v1/email_link/${gone.id}`, { decision: 'rejected' }, { 'if-match': '"1"' })).status,
    ).toBe(412);
    await bench.me().patch(`/api/v1/email_link/${gone.id}`, { decision: 'rejected' });
    expect(await bench.get(id)).toMatchObject({ status: 'Need Attention' });
    await bench.me().post(`/api/v1/email_link/${gone.id}`, { decision: null, note: null });
    expect((await bench.me().get(`/api/v1/email_link/${gone.id}`)).body).toMatchObject({ decision: null, note: null });
    expect((await bench.get(id)).status).toBe('Need Attention');
  });

  it('are listed by their kind, each with its place in the HTML', async () => {
    const id = await bench.checked({
      html: goodHtml(`${bench.link('/shop', 'Shop')}<img src="${bench.shop.origin}/a.png" alt="Hat">`),
    });
    const list = async (kind: string) => (await bench.me().get(`/api/v1/email_link?creative_id:eq=${id}&${kind}`)).body;
    const links = await list('kind:eq=web&kind:eq=unsubscribe');
    expect(links).toMatchObject({ total_rows: 2, objects: [{ text: 'Shop' }, { kind: 'unsubscribe' }] });
    const [shop, leave] = links.objects;
    expect(shop.line).toBe(leave.line);
    expect(shop.col).toBeGreaterThan(0);
    expect(leave.col).toBeGreaterThan(shop.col);
    expect(await list('kind:eq=image')).toMatchObject({ total_rows: 1, objects: [{ text: 'Hat', kind: 'image' }] });
    expect((await bench.me().get(`/api/v1/email_link?creative_id:eq=${id}&kind:eq=poster`)).status).toBe(400);
  });

  it('stores a corrected address as a new revision', async () => {
    const id = await bench.checked({ html: goodHtml(`<p><a class=x href='${bench.shop.origin}/gone'>Gone</a></p>`) });
    const [gone] = await bench.links(id);
    expect((await bench.me().patch(`/api/v1/email_link/${gone.id}`, { url: 'nowhere' })).status).toBe(422);
    const clerk = await bench.app.user({
      accounts: [bench.own.account],
      permissions: ['can_view_creative', 'can_validate_links'],
    });
    expect(
      (await bench.app.as(clerk).patch(`/api/v1/email_link/${gone.id}`, { url: `${bench.shop.origin}/ok` })).status,
    ).toBe(403);
    expect(
      (await bench.me().patch(`/api/v1/email_link/${gone.id}`, { url: `${bench.shop.origin}/ok?a=1&b="2"` })).status,
    ).toBe(200);
    await bench.app.runJobs();
    expect(await bench.get(id)).toMatchObject({ status: 'Approved', revision: 2 });
    expect((await bench.links(id))[0]).toMatchObject({ url: `${bench.shop.origin}/ok?a=1&b="2"`, result: 'Success' });
    expect((await bench.me().get(`/api/v1/email_link/${gone.id}`)).status).toBe(404);
  });

  it('saves the corrected HTML as UTF-8, and says so in it', async () => {
    const text = goodHtml(bench.link('/gone', 'Größen')).replace('<head>', '<head><meta charset="windows-1252">');
    const content = Buffer.from(text, 'latin1');
    const id = await bench.checked({ files: { creative_html: { name: 'old.html', type: 'text/html', content } } });
    const [gone] = await bench.links(id);
    await bench.me().patch(`/api/v1/email_link/${gone.id}`, { url: `${bench.shop.origin}/ok` });
    const { html } = (await bench.me().get(`/api/v2/creative/${id}/source`)).body;
    expect(html).toBe(text.replace('windows-1252', 'utf-8').replace('/gone', '/ok'));
  });

  it('moves all links of a host in one new revision, when asked', async () => {
    const { origin, port } = bench.shop;
    const staging = `http://127.0.0.1:${port}`;
    expect(origin).toBe(staging);
    const html = goodHtml(
      `<a href="${staging}/gone">Gone</a> <a href='${staging}/ok?a=1'>Hats</a> <a href="${staging}/gone">Again</a> <a href="mailto:a@shop.test">Write</a>`,
    );
    const id = await bench.checked({ html });
    const [gone] = await bench.links(id);
    const moved = await bench.me().patch(`/api/v1/email_link/${gone.id}`, {
      url: `http://localhost:${port}/ok`,
      same_host: true,
    });
    expect(moved.status).toBe(200);
    expect(
      (await bench.me().patch(`/api/v1/email_link/${gone.id}`, { url: `${origin}/ok`, same_host: true })).status,
    ).toBe(404);
    await bench.app.runJobs();
    expect(await bench.get(id)).toMatchObject({ revision: 2 });
    expect((await bench.links(id)).map(({ url }: { url: string }) => url)).toEqual([
      `http://localhost:${port}/ok`,
      `http://localhost:${port}/ok?a=1`,
      `http://localhost:${port}/ok`,
      'mailto:a@shop.test',
      '{{unsubscribe_url}}',
    ]);
  });

  it('accepts and rejects an e-mail client', async () => {
    const id = await bench.checked({ html: goodHtml(VIDEO) });
    expect(await bench.kindsOf(id)).toContain('client_loses_content');
    const { body } = await bench.me().get(`/api/v1/email_client?creative_id:eq=${id}&limit=100`);
    expect(body.objects.flatMap((each: { issues: object[] }) => each.issues)).toContainEqual(
      expect.objectContaining({ loses_content: true, tested_on: expect.stringMatching(/^20\d\d-\d\d-\d\d$/) }),
    );
    for (const client of body.objects.filter((each: { required: boolean }) => each.required)) {
      await bench.me().patch(`/api/v1/email_client/${client.id}`, { decision: 'accepted' });
    }
    expect((await bench.get(id)).status).toBe('Approved');
    const outlook = body.objects.find((each: { title: string }) => each.title === 'Outlook (Windows)');
    expect(outlook).toMatchObject({
      simulation: 'outlook.windows',
      verdict: 'loses content',
      issues: [
        { feature: '<video> element', support: 'none', loses_content: true, ...placeIn(goodHtml(VIDEO), VIDEO) },
      ],
      reasons: [{ text: 'It does not show <video> element' }],
    });
    expect(
      (await bench.me().post(`/api/v1/email_client/${outlook.id}`, { decision: 'rejected', note: 'no' })).body.decision,
    ).toBe('rejected');
    expect((await bench.get(id)).reasons).toMatchObject([
      { code: 'client_loses_content' },
      { code: 'email_client_rejected', text: 'Outlook (Windows) was rejected' },
    ]);
  });

  it('S01 S04 shows and changes only links and clients within reach', async () => {
    const id = await bench.checked({ html: goodHtml(bench.link('/gone', 'Gone')) });
    const [gone] = await bench.links(id);
    const { body } = await bench.me().get(`/api/v1/email_client?creative_id:eq=${id}`);
    const stranger = bench.app.as((await studio(bench.app)).anna);
    for (const path of [`email_link/${gone.id}`, `email_client/${body.objects[0].id}`]) {
      expect((await bench.app.nobody.get(`/api/v1/${path}`)).status).toBe(401);
      expect((await stranger.get(`/api/v1/${path}`)).status).toBe(404);
      expect((await stranger.patch(`/api/v1/${path}`, { decision: 'accepted' })).status).toBe(404);
      const viewer = await bench.app.user({ accounts: [bench.own.account], permissions: ['can_view_creative'] });
      expect((await bench.app.as(viewer).patch(`/api/v1/${path}`, { decision: 'accepted' })).status).toBe(403);
      expect((await bench.me().patch(`/api/v1/${path}`, { decision: 'maybe' })).status).toBe(400);
    }
    expect((await stranger.get(`/api/v1/email_link?creative_id:eq=${id}`)).body).toMatchObject({
      objects: [],
      total_rows: 0,
    });
    expect((await stranger.get(`/api/v1/email_client?creative_id:eq=${id}`)).body).toMatchObject({
      objects: [],
      total_rows: 0,
    });
    expect((await bench.links(id))[0].decision).toBeNull();
  });
});
