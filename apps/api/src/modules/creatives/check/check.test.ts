import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parseAllow } from '../../../platform/outbound/allow.ts';
import { testApp, type TestApp } from '../../../testing/app.ts';
import {
  goodHtml,
  linkTarget,
  studio,
  type CreativeForm,
  type LinkTarget,
  type Studio,
} from '../../../testing/creatives.ts';

let app: TestApp;
let own: Studio;
let shop: LinkTarget;

beforeAll(async () => {
  shop = await linkTarget();
  app = await testApp({ partial: true, allow: [...parseAllow(`127.0.0.1:${shop.port}`)] });
  own = await studio(app);
});
afterAll(async () => {
  shop.close();
  await app.close();
});

function me() {
  return app.as(own.anna);
}

async function get(id: number) {
  return (await me().get(`/api/v1/creative/${id}`)).body;
}

async function findings(id: number) {
  return (await me().get(`/api/v1/creative/${id}/findings`)).body.objects;
}

async function kindsOf(id: number): Promise<string[]> {
  return (await findings(id)).map((finding: { kind: string }) => finding.kind);
}

async function links(id: number) {
  return (await me().get(`/api/v1/email_link?creative_id:eq=${id}&limit=100`)).body.objects;
}

function override(id: number, body: object = {}) {
  return me().post(`/api/v2/creative/${id}/email/override-errors`, body);
}

async function checked(form: CreativeForm = {}): Promise<number> {
  const { body } = await own.add(form);
  await app.runJobs();
  return body.id;
}

function link(path: string, text: string): string {
  return `<p><a href="${shop.origin}${path}">${text}</a></p>`;
}

describe('the check', () => {
  it('looks at every link and image and stores what it found', async () => {
    const id = await checked({
      html: goodHtml(
        `${link('/shop?utm_source=mail', 'Shop')}${link('/gone', 'Gone')}<img src="${shop.origin}/a.png" alt="Hat"><img src="${shop.origin}/gone" alt="">`,
      ),
    });
    expect(await get(id)).toMatchObject({
      status: 'Need Attention',
      reasons: [{ code: 'broken_link', subject: { entity: 'email_link' }, actor: 'Creative Specialist' }],
      link_count: 3,
      client_count: 11,
      check: { status: 'Success', done: 16, total: 16, step: null },
    });
    expect(await links(id)).toMatchObject([
      {
        position: 1,
        kind: 'web',
        text: 'Shop',
        result: 'Success',
        http_status: 200,
        tracking_parameters: { utm_source: 'mail' },
      },
      { position: 2, kind: 'web', text: 'Gone', result: 'Error', problem: 'The address answers 404' },
      { position: 3, kind: 'unsubscribe', result: 'Success' },
      { position: 4, kind: 'image', text: 'Hat', result: 'Success' },
      { position: 5, kind: 'image', result: 'Error' },
    ]);
    expect(await kindsOf(id)).toEqual(['broken_link', 'insecure_link', 'insecure_link', 'image_missing']);
  });

  it('holds back an e-mail without unsubscribe link, address or test seeds', async () => {
    const { body } = await app.as(own.anna).form('POST', '/api/v1/creative', {
      fields: {
        account_id: String(own.account),
        advertiser_id: String(own.advertiser),
        name: 'Bare',
        creative_type: 'html',
      },
      files: {
        creative_html: {
          name: 'a.html',
          content: '<p>Come and see us, it will be nice and there is a lot to see.</p>',
        },
      },
    });
    await app.runJobs();
    expect((await kindsOf(body.id)).toSorted()).toEqual([
      'no_postal_address',
      'no_preheader',
      'no_subject',
      'no_test_seeds',
      'no_unsubscribe_link',
    ]);
    expect((await get(body.id)).status).toBe('Need Attention');
  });

  it('S21 finds active content, and calls none of its addresses', async () => {
    const before = shop.calls.length;
    const id = await checked({ html: goodHtml(`<img src=x onerror="fetch('/api')">${link('/shop', 'Shop')}`) });
    expect(await get(id)).toMatchObject({ status: 'Error - Invalid Creative', reasons: [{ code: 'active_content' }] });
    expect(shop.calls.length).toBe(before);
    expect((await override(id)).status).toBe(409);
  });

  it('refuses a file that is not text', async () => {
    const id = await checked({ html: Buffer.concat([Buffer.from('<p>'), Buffer.from([0, 1, 2, 3])]) });
    expect(await get(id)).toMatchObject({ status: 'Error - Invalid Creative', reasons: [{ code: 'unreadable_html' }] });
  });

  it('names bad rows of a seed list with their lines', async () => {
    const id = await checked({ seeds: 'email\na@x.test\nnobody\n' });
    expect(await get(id)).toMatchObject({
      status: 'Error - Invalid Seed',
      reasons: [{ code: 'seed_bad_row', text: 'The test seed list, line 3: Enter a valid email address' }],
    });
    expect((await override(id, { reason: 'known' })).body.status).toBe('Approved');
    const empty = await checked({ seeds: 'email\n' });
    expect(await get(empty)).toMatchObject({ status: 'Error - Invalid Seed', reasons: [{ code: 'seed_list_empty' }] });
    expect((await override(empty)).status).toBe(409);
  });

  it('inherits the advertiser’s test seeds', async () => {
    const file = await checked();
    const [row] = await app.sql<{ id: number }>(
      `select test_seed_file_id as id from creative_revision where creative_id = $1`,
      [file],
    );
    await app.sql('update advertiser set test_seed_file_id = $1 where id = $2', [row?.id, own.advertiser]);
    const { body } = await app.as(own.anna).form('POST', '/api/v1/creative', {
      fields: {
        account_id: String(own.account),
        advertiser_id: String(own.advertiser),
        name: 'Heir',
        creative_type: 'html',
        subject: 'x',
        preheader: 'x',
      },
      files: { creative_html: { name: 'a.html', content: goodHtml() } },
    });
    await app.runJobs();
    expect(await get(body.id)).toMatchObject({ status: 'Approved', test_seeds: { source: 'advertiser', count: 1 } });
    const keeper = await app.user({
      accounts: [own.account],
      permissions: ['can_update_advertiser', 'can_view_advertiser', 'can_upload_file'],
    });
    const change = (content: string) =>
      app.as(keeper).form('PATCH', `/api/v1/advertiser/${own.advertiser}`, {
        files: { advertiser_test_csv: { name: 's.csv', type: 'text/csv', content } },
      });
    expect((await change('email\nnew@x.test\nnewer@x.test\n')).status).toBe(200);
    await app.runJobs();
    expect(await get(body.id)).toMatchObject({ status: 'Approved', test_seeds: { count: 2 } });
    await change('email\n');
    await app.runJobs();
    expect(await get(body.id)).toMatchObject({
      status: 'Error - Invalid Seed',
      reasons: [{ code: 'seed_list_empty', text: 'The advertiser’s test seed list is empty' }],
    });
    await app.sql('update advertiser set test_seed_file_id = null where id = $1', [own.advertiser]);
  });

  // The bench measures how long it takes (two seconds at most).
  it('checks an e-mail of 100 kB with 40 links', async () => {
    const body = Array.from({ length: 40 }, (_, at) => link(`/page${at}`, `Page ${at}`)).join('');
    const words = '<p style="margin:0;padding:4px">Some words of an ordinary length for a reader.</p>'.repeat(1_150);
    const { body: created } = await own.add({ html: goodHtml(body + words) });
    await app.runJobs();
    expect((await get(created.id)).link_count).toBe(41);
  });

  it('reports progress at most twice a second', async () => {
    const html = goodHtml(Array.from({ length: 40 }, (_, at) => link(`/late${at}`, `Page ${at}`)).join(''));
    const { body } = await own.add({ html });
    const seen: number[] = [];
    let isOver = false;
    const running = app.runJobs().finally(() => (isOver = true));
    while (!isOver) {
      const [row] = await app.sql<{ done: number | null }>(
        `select (check_progress ->> 'done')::int as done from creative_revision where creative_id = $1`,
        [body.id],
      );
      if (typeof row?.done === 'number' && row.done !== seen.at(-1)) seen.push(row.done);
    }
    await running;
    expect(seen.length).toBeGreaterThanOrEqual(3);
    expect(seen).toEqual(seen.toSorted((one, two) => one - two));
    const events = await app.sql(`select 1 from event where entity = 'creative' and entity_id = $1`, [body.id]);
    // Added, started, finished, and at most two reports a second in between.
    expect(events.length).toBeLessThanOrEqual(3 + 4);
  });

  it('writes no result for a revision that is no longer the newest', async () => {
    const { body } = await own.add({ html: goodHtml(link('/gone', 'Gone')) });
    const next = await me().form('PATCH', `/api/v1/creative/${body.id}`, {
      files: { creative_html: { name: 'b.html', content: goodHtml() } },
    });
    expect(next.body).toMatchObject({ revision: 2, status: 'Action Pending - Validate' });
    await app.runJobs();
    expect(await get(body.id)).toMatchObject({ status: 'Approved', revision: 2 });
    expect(
      await app.sql(
        'select 1 from creative_link l join creative_revision r on r.id = l.revision_id where r.creative_id = $1 and r.number = 1',
        [body.id],
      ),
    ).toEqual([]);
  });

  it('R12 reports a check that never finishes, and checks again on request', async () => {
    const { body } = await own.add();
    await app.sql(
      `update file set key = 'lost' where id = (select html_file_id from creative_revision where creative_id = $1)`,
      [body.id],
    );
    for (let turn = 0; turn < 7; turn += 1) {
      await app.runJobs();
      app.clock.advance(60_000);
    }
    await app.runJobs();
    expect(await get(body.id)).toMatchObject({
      status: 'Need Attention',
      reasons: [{ code: 'check_unfinished' }],
      check: { status: 'Error' },
    });
    expect((await override(body.id)).status).toBe(409);
    expect((await me().post(`/api/v1/creative/${body.id}/validate`)).body.status).toBe('Action Pending - Validate');
  });
});

describe('people', () => {
  it('keep their overrides while that part of the HTML stays', async () => {
    const id = await checked({ html: goodHtml(link('/gone', 'Gone')) });
    const overridden = await override(id, { reason: 'opens tomorrow' });
    expect(overridden.body.status).toBe('Approved');
    const [finding] = await findings(id);
    expect(finding).toMatchObject({
      kind: 'broken_link',
      override: { reason: 'opens tomorrow', by: { id: own.anna.id } },
    });
    const revise = async (html: string) => {
      await me().form('PATCH', `/api/v1/creative/${id}`, {
        files: { creative_html: { name: 'b.html', content: html } },
      });
      await app.runJobs();
      return (await get(id)).status;
    };
    expect(await revise(goodHtml(`<h2>New</h2>${link('/gone', 'Gone')}`))).toBe('Approved');
    expect(await revise(goodHtml(link('/gone', 'Gone again')))).toBe('Need Attention');
  });

  it('override without a reason, and only overridable findings', async () => {
    const id = await checked({ html: goodHtml(link('/gone', 'Gone')) });
    const [broken] = await findings(id);
    expect((await override(id, { findings: [broken.id, 999_999] })).status).toBe(409);
    expect((await override(id, { findings: [broken.id] })).body.status).toBe('Approved');
    expect((await findings(id)).find((each: { id: number }) => each.id === broken.id).override.reason).toBe(
      'none given',
    );
    const clerk = await app.user({ accounts: [own.account], permissions: ['can_view_creative', 'can_validate_links'] });
    expect((await app.as(clerk).post(`/api/v2/creative/${id}/email/override-errors`, {})).status).toBe(403);
  });

  it('reject and withdraw, and a new revision ends a rejection', async () => {
    const id = await checked();
    expect((await me().post(`/api/v1/creative/${id}/reject`, {})).status).toBe(422);
    const rejected = await me().post(`/api/v1/creative/${id}/reject`, { reason: 'Wrong logo' });
    expect(rejected.body).toMatchObject({
      status: 'Invalid',
      rejection: { reason: 'Wrong logo', by: { id: own.anna.id } },
      reasons: [{ text: 'Rejected: Wrong logo' }],
    });
    expect((await me().post(`/api/v1/creative/${id}/reject`, { withdraw: true })).body).toMatchObject({
      status: 'Approved',
      rejection: null,
    });
    expect((await me().post(`/api/v1/creative/${id}/reject`, { withdraw: true })).status).toBe(409);
    await me().post(`/api/v1/creative/${id}/reject`, { reason: 'Wrong logo' });
    const { body } = await me().form('PATCH', `/api/v1/creative/${id}`, { fields: { subject: 'Right logo' } });
    expect(body).toMatchObject({ status: 'Action Pending - Validate', rejection: null });
  });

  it('reject during a check; withdrawing the rejection checks again', async () => {
    const { body } = await own.add();
    expect((await me().post(`/api/v1/creative/${body.id}/reject`, { reason: 'no' })).body.status).toBe('Invalid');
    await app.runJobs();
    expect((await get(body.id)).status).toBe('Invalid');
    expect((await me().post(`/api/v1/creative/${body.id}/reject`, { withdraw: true })).body.status).toBe(
      'Action Pending - Validate',
    );
    await app.runJobs();
    expect((await get(body.id)).status).toBe('Approved');
  });
});

describe('the sign-off of links and clients', () => {
  it('accepts and rejects a link, with a note', async () => {
    const id = await checked({ html: goodHtml(link('/gone', 'Gone')) });
    const [gone] = await links(id);
    const accepted = await me().patch(`/api/v1/email_link/${gone.id}`, {
      decision: 'accepted',
      note: 'opens tomorrow',
    });
    expect(accepted.body).toMatchObject({
      decision: 'accepted',
      note: 'opens tomorrow',
      decided_by: { id: own.anna.id },
      version: 2,
    });
    expect((await get(id)).status).toBe('Approved');
    expect(
      (await me().patch(`/api/v1/email_link/${gone.id}`, { decision: 'rejected' }, { 'if-match': '"1"' })).status,
    ).toBe(412);
    await me().patch(`/api/v1/email_link/${gone.id}`, { decision: 'rejected' });
    expect(await get(id)).toMatchObject({ status: 'Need Attention' });
    await me().post(`/api/v1/email_link/${gone.id}`, { decision: null, note: null });
    expect((await me().get(`/api/v1/email_link/${gone.id}`)).body).toMatchObject({ decision: null, note: null });
    expect((await get(id)).status).toBe('Need Attention');
  });

  it('stores a corrected address as a new revision', async () => {
    const id = await checked({ html: goodHtml(`<p><a class=x href='${shop.origin}/gone'>Gone</a></p>`) });
    const [gone] = await links(id);
    expect((await me().patch(`/api/v1/email_link/${gone.id}`, { url: 'nowhere' })).status).toBe(422);
    const clerk = await app.user({ accounts: [own.account], permissions: ['can_view_creative', 'can_validate_links'] });
    expect((await app.as(clerk).patch(`/api/v1/email_link/${gone.id}`, { url: `${shop.origin}/ok` })).status).toBe(403);
    expect((await me().patch(`/api/v1/email_link/${gone.id}`, { url: `${shop.origin}/ok?a=1&b="2"` })).status).toBe(
      200,
    );
    await app.runJobs();
    expect(await get(id)).toMatchObject({ status: 'Approved', revision: 2 });
    expect((await links(id))[0]).toMatchObject({ url: `${shop.origin}/ok?a=1&b="2"`, result: 'Success' });
    expect((await me().get(`/api/v1/email_link/${gone.id}`)).status).toBe(404);
  });

  it('accepts and rejects an e-mail client', async () => {
    const id = await checked({ html: goodHtml('<video src="https://x.test/a.mp4"></video>') });
    expect(await kindsOf(id)).toContain('client_loses_content');
    const { body } = await me().get(`/api/v1/email_client?creative_id:eq=${id}&limit=100`);
    for (const client of body.objects.filter((each: { required: boolean }) => each.required)) {
      await me().patch(`/api/v1/email_client/${client.id}`, { decision: 'accepted' });
    }
    expect((await get(id)).status).toBe('Approved');
    const outlook = body.objects.find((each: { title: string }) => each.title === 'Outlook (Windows)');
    expect(outlook).toMatchObject({
      verdict: 'loses content',
      reasons: [{ text: 'It does not show <video> element' }],
    });
    expect(
      (await me().post(`/api/v1/email_client/${outlook.id}`, { decision: 'rejected', note: 'no' })).body.decision,
    ).toBe('rejected');
    expect((await get(id)).reasons).toMatchObject([
      { code: 'client_loses_content' },
      { code: 'email_client_rejected', text: 'Outlook (Windows) was rejected' },
    ]);
  });

  it('S01 S04 shows and changes only links and clients within reach', async () => {
    const id = await checked({ html: goodHtml(link('/gone', 'Gone')) });
    const [gone] = await links(id);
    const { body } = await me().get(`/api/v1/email_client?creative_id:eq=${id}`);
    const stranger = app.as((await studio(app)).anna);
    for (const path of [`email_link/${gone.id}`, `email_client/${body.objects[0].id}`]) {
      expect((await app.nobody.get(`/api/v1/${path}`)).status).toBe(401);
      expect((await stranger.get(`/api/v1/${path}`)).status).toBe(404);
      expect((await stranger.patch(`/api/v1/${path}`, { decision: 'accepted' })).status).toBe(404);
      const viewer = await app.user({ accounts: [own.account], permissions: ['can_view_creative'] });
      expect((await app.as(viewer).patch(`/api/v1/${path}`, { decision: 'accepted' })).status).toBe(403);
      expect((await me().patch(`/api/v1/${path}`, { decision: 'maybe' })).status).toBe(400);
    }
    expect((await stranger.get(`/api/v1/email_link?creative_id:eq=${id}`)).body).toMatchObject({
      objects: [],
      total_rows: 0,
    });
    expect((await stranger.get(`/api/v1/email_client?creative_id:eq=${id}`)).body).toMatchObject({
      objects: [],
      total_rows: 0,
    });
    expect((await links(id))[0].decision).toBeNull();
  });
});

// The samples are stored outside the repository; a clone without them skips these tests.
const samples = fileURLToPath(new URL('../../../../../../../shared/samples/emails', import.meta.url));
describe.runIf(existsSync(samples))('real e-mails', () => {
  const read = (name: string): string =>
    readFileSync(`${samples}/${name}.html`, 'utf8').replace(
      /https?:\/\/(?!www\.w3\.org|fonts\.)[^"'\s)]+/g,
      `${shop.origin}/ok`,
    );
  it.each([
    ['promotional', ['no_postal_address', 'no_unsubscribe_link']],
    ['alert', ['no_postal_address', 'no_unsubscribe_link']],
    ['general', ['no_postal_address', 'no_unsubscribe_link']],
    ['receipt', ['broken_link', 'no_unsubscribe_link']],
    ['invoice', ['broken_link', 'no_unsubscribe_link']],
    ['simple-call-to-action', ['no_unsubscribe_link']],
  ])('%s', async (name, critical) => {
    const id = await checked({ html: read(name) });
    expect((await get(id)).status).toBe('Need Attention');
    const found = (await findings(id)).filter((finding: { severity: string }) => finding.severity === 'Critical');
    expect([...new Set(found.map((finding: { kind: string }) => finding.kind))].toSorted()).toEqual(critical);
  });
});
