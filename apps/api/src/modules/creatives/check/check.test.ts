import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkBench, type CheckBench } from '../../../testing/checkBench.ts';
import { goodHtml } from '../../../testing/creatives.ts';

let bench: CheckBench;

beforeAll(async () => {
  bench = await checkBench();
});
afterAll(() => bench.close());

describe('the check', () => {
  it('looks at every link and image and stores what it found', async () => {
    const id = await bench.checked({
      html: goodHtml(
        `${bench.link('/shop?utm_source=mail', 'Shop')}${bench.link('/gone', 'Gone')}<img width="9" src="${bench.shop.origin}/a.png" alt="Hat"><img width="9" src="${bench.shop.origin}/gone" alt="">`,
      ),
    });
    expect(await bench.get(id)).toMatchObject({
      status: 'Need Attention',
      reasons: [{ code: 'broken_link', subject: { entity: 'email_link' }, actor: 'Creative Specialist' }],
      // The number that the tab of links shows. Images are counted separately.
      link_count: 3,
      broken_link_count: 1,
      image_count: 2,
      client_count: 11,
      check: { status: 'Success', done: 16, total: 16, step: null },
    });
    expect(await bench.links(id)).toMatchObject([
      {
        position: 1,
        line: 1,
        kind: 'web',
        text: 'Shop',
        bytes: null,
        result: 'Success',
        http_status: 200,
        tracking_parameters: { utm_source: 'mail' },
      },
      { position: 2, kind: 'web', text: 'Gone', result: 'Error', problem: 'The address answers 404' },
      { position: 3, kind: 'unsubscribe', result: 'Success' },
      { position: 4, kind: 'image', text: 'Hat', result: 'Success', bytes: expect.any(Number) },
      { position: 5, kind: 'image', result: 'Error' },
    ]);
    expect(await bench.kindsOf(id)).toEqual(['broken_link', 'insecure_link', 'insecure_link', 'image_missing']);
  });

  it('holds back an e-mail without unsubscribe link, address or test seeds', async () => {
    const { body } = await bench.app.as(bench.own.anna).form('POST', '/api/v1/creative', {
      fields: {
        account_id: String(bench.own.account),
        advertiser_id: String(bench.own.advertiser),
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
    await bench.app.runJobs();
    expect((await bench.kindsOf(body.id)).toSorted()).toEqual([
      'no_language',
      'no_postal_address',
      'no_preheader',
      'no_subject',
      'no_test_seeds',
      'no_title',
      'no_unsubscribe_link',
    ]);
    expect((await bench.get(body.id)).status).toBe('Need Attention');
  });

  it('S21 finds active content, and calls none of its addresses', async () => {
    const before = bench.shop.calls.length;
    const id = await bench.checked({
      html: goodHtml(`<img src=x onerror="fetch('/api')">${bench.link('/shop', 'Shop')}`),
    });
    expect(await bench.get(id)).toMatchObject({
      status: 'Error - Invalid Creative',
      reasons: [{ code: 'active_content' }],
    });
    expect(bench.shop.calls.length).toBe(before);
    expect(await bench.links(id)).toMatchObject([
      { text: 'Shop', result: 'Not Started' },
      { kind: 'unsubscribe', result: 'Not Started' },
      { kind: 'image', url: 'x', result: 'Not Started' },
    ]);
    expect((await bench.override(id)).status).toBe(409);
  });

  it('compares where links with the same text lead', async () => {
    const links = ['/grey', '/grey?from=picture', '/blue'].map((path) => bench.link(path, 'The grey coat'));
    const id = await bench.checked({ html: goodHtml(links.join('')) });
    expect(await bench.kindsOf(id)).toContain('links_same_name');
  });

  it('refuses a file that is not text', async () => {
    const id = await bench.checked({ html: Buffer.concat([Buffer.from('<p>'), Buffer.from([0, 1, 2, 3])]) });
    expect(await bench.get(id)).toMatchObject({
      status: 'Error - Invalid Creative',
      reasons: [{ code: 'unreadable_html' }],
    });
  });

  it('names bad rows of a seed list with their lines', async () => {
    const id = await bench.checked({ seeds: 'email\na@x.test\nnobody\n' });
    expect(await bench.get(id)).toMatchObject({
      status: 'Error - Invalid Seed',
      reasons: [{ code: 'seed_bad_row', text: 'The test seed list, line 3: Enter a valid email address' }],
    });
    expect((await bench.override(id, { reason: 'known' })).body.status).toBe('Approved');
    const empty = await bench.checked({ seeds: 'email\n' });
    expect(await bench.get(empty)).toMatchObject({
      status: 'Error - Invalid Seed',
      reasons: [{ code: 'seed_list_empty' }],
    });
    expect((await bench.override(empty)).status).toBe(409);
  });

  it('inherits the advertiser’s test seeds', async () => {
    const file = await bench.checked();
    const [row] = await bench.app.sql<{ id: number }>(
      `select test_seed_file_id as id from creative_revision where creative_id = $1`,
      [file],
    );
    await bench.app.sql('update advertiser set test_seed_file_id = $1 where id = $2', [row?.id, bench.own.advertiser]);
    const { body } = await bench.app.as(bench.own.anna).form('POST', '/api/v1/creative', {
      fields: {
        account_id: String(bench.own.account),
        advertiser_id: String(bench.own.advertiser),
        name: 'Heir',
        creative_type: 'html',
        subject: 'x',
        preheader: 'x',
      },
      files: { creative_html: { name: 'a.html', content: goodHtml() } },
    });
    await bench.app.runJobs();
    expect(await bench.get(body.id)).toMatchObject({
      status: 'Approved',
      test_seeds: { source: 'advertiser', count: 1 },
    });
    const keeper = await bench.app.user({
      accounts: [bench.own.account],
      permissions: ['can_update_advertiser', 'can_view_advertiser', 'can_upload_file'],
    });
    const change = (content: string) =>
      bench.app.as(keeper).form('PATCH', `/api/v1/advertiser/${bench.own.advertiser}`, {
        files: { advertiser_test_csv: { name: 's.csv', type: 'text/csv', content } },
      });
    expect((await change('email\nnew@x.test\nnewer@x.test\n')).status).toBe(200);
    await bench.app.runJobs();
    expect(await bench.get(body.id)).toMatchObject({ status: 'Approved', test_seeds: { count: 2 } });
    await change('email\n');
    await bench.app.runJobs();
    expect(await bench.get(body.id)).toMatchObject({
      status: 'Error - Invalid Seed',
      reasons: [{ code: 'seed_list_empty', text: 'The advertiser’s test seed list is empty' }],
    });
    await bench.app.sql('update advertiser set test_seed_file_id = null where id = $1', [bench.own.advertiser]);
  });

  // The bench measures how long it takes (two seconds at most).
  it('checks an e-mail of 100 kB with 40 links', async () => {
    const body = Array.from({ length: 40 }, (_, at) => bench.link(`/page${at}`, `Page ${at}`)).join('');
    const words = '<p style="margin:0;padding:4px">Some words of an ordinary length for a reader.</p>'.repeat(1_150);
    const { body: created } = await bench.own.add({ html: goodHtml(body + words) });
    await bench.app.runJobs();
    expect((await bench.get(created.id)).link_count).toBe(41);
  });

  it('reports progress while it runs', async () => {
    const html = goodHtml(Array.from({ length: 40 }, (_, at) => bench.link(`/late${at}`, `Page ${at}`)).join(''));
    const { body } = await bench.own.add({ html });
    const seen: number[] = [];
    let isOver = false;
    const running = bench.app.runJobs().finally(() => (isOver = true));
    while (!isOver) {
      const [row] = await bench.app.sql<{ done: number | null }>(
        `select (check_progress ->> 'done')::int as done from creative_revision where creative_id = $1`,
        [body.id],
      );
      if (typeof row?.done === 'number' && row.done !== seen.at(-1)) seen.push(row.done);
    }
    await running;
    expect(seen.length).toBeGreaterThanOrEqual(3);
    expect(seen).toEqual(seen.toSorted((one, two) => one - two));
  });

  it('writes no result for a revision that is no longer the newest', async () => {
    const { body } = await bench.own.add({ html: goodHtml(bench.link('/gone', 'Gone')) });
    const next = await bench.me().form('PATCH', `/api/v1/creative/${body.id}`, {
      files: { creative_html: { name: 'b.html', content: goodHtml() } },
    });
    expect(next.body).toMatchObject({ revision: 2, status: 'Action Pending - Validate' });
    await bench.app.runJobs();
    expect(await bench.get(body.id)).toMatchObject({ status: 'Approved', revision: 2 });
    expect(
      await bench.app.sql(
        'select 1 from creative_link l join creative_revision r on r.id = l.revision_id where r.creative_id = $1 and r.number = 1',
        [body.id],
      ),
    ).toEqual([]);
  });

  it('R12 reports a check that never finishes, and checks again on request', async () => {
    const { body } = await bench.own.add();
    await bench.app.sql(
      `update file set key = 'lost' where id = (select html_file_id from creative_revision where creative_id = $1)`,
      [body.id],
    );
    for (let turn = 0; turn < 7; turn += 1) {
      await bench.app.runJobs();
      bench.app.clock.advance(60_000);
    }
    await bench.app.runJobs();
    expect(await bench.get(body.id)).toMatchObject({
      status: 'Need Attention',
      reasons: [{ code: 'check_unfinished' }],
      check: { status: 'Error' },
    });
    expect((await bench.override(body.id)).status).toBe(409);
    expect((await bench.me().post(`/api/v1/creative/${body.id}/validate`)).body.status).toBe(
      'Action Pending - Validate',
    );
  });
});

it('refuses a template of another tool for all that it lacks', async () => {
  const html = `<!doctype html><html lang="en"><head><title>Your receipt</title></head><body>
    <table role="presentation"><tr><td><h1>Thanks for your order, {{name}}</h1>
    <p>This invoice was sent to you for the tent that left our store on Monday.</p>
    <p><a href="{{action_url}}">Download as PDF</a> or <a href="${bench.shop.origin}/ok">see all your orders</a></p>
    <p>[Company Name, LLC] · 1234 Street Rd. · Suite 1234</p></td></tr></table></body></html>`;
  const id = await bench.checked({ html });
  expect((await bench.get(id)).status).toBe('Need Attention');
  const found = (await bench.findings(id)).filter((finding: { severity: string }) => finding.severity === 'Critical');
  expect([...new Set(found.map((finding: { kind: string }) => finding.kind))].toSorted()).toEqual([
    'broken_link',
    'no_postal_address',
    'no_unsubscribe_link',
    'unknown_merge_field',
  ]);
});
