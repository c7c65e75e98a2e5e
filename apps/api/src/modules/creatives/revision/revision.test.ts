import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testApp, type TestApp } from '../../../testing/app.ts';
import { goodHtml, studio, type Studio } from '../../../testing/creatives.ts';

let app: TestApp;
let own: Studio;

beforeAll(async () => {
  app = await testApp({ partial: true });
  own = await studio(app);
});
afterAll(() => app.close());

describe('files', () => {
  it('S54 R34 keeps neither row nor file of an upload that is too large or of the wrong type', async () => {
    const before = await app.storedFiles();
    const rows = await app.sql('select (select count(*) from file) + (select count(*) from creative) as n');
    const tooLarge = await own.add({ html: Buffer.alloc(5 * 1024 * 1024 + 1, 'a') });
    expect(tooLarge.status).toBe(413);
    expect((await own.add({ seeds: 'a@x.test\n'.padEnd(1024 * 1024 + 1, 'x') })).status).toBe(413);
    expect((await own.add({ files: { creative_html: { name: 'a.exe', content: 'MZ' } } })).status).toBe(415);
    expect(
      (
        await own.add({
          files: {
            creative_html: {
              name: 'a.html',
              content: Buffer.from('PK\u0003\u0004abcdefghijklmnopqrstuvwxyz0123456789'),
            },
          },
        })
      ).status,
    ).toBe(415);
    expect((await own.add({ files: { creative_html: { name: 'a.zip', content: '<p>x</p>' } } })).status).toBe(415);
    expect(
      (await own.add({ files: { creative_banner: { name: 'a.png', content: '<html><script>alert(1)</script>' } } }))
        .status,
    ).toBe(422);
    expect((await own.add({ files: { creative_banner: { name: 'a.gif', content: 'GIF89a' } } })).status).toBe(415);
    expect(await app.storedFiles()).toEqual(before);
    expect(await app.sql('select (select count(*) from file) + (select count(*) from creative) as n')).toEqual(rows);
  });

  it('refuses a text that is too long for a field, and never keeps half of it', async () => {
    expect((await own.add({ fields: { text_part: 'ü'.repeat(60_000) } })).status).toBe(413);
  });

  it('R34 keeps nothing of a body that is cut off', async () => {
    const before = await app.storedFiles();
    const form = await app.as(own.anna).raw({
      method: 'POST',
      url: '/api/v1/creative',
      headers: { 'content-type': 'multipart/form-data; boundary=b' },
      payload: `--b\r\nContent-Disposition: form-data; name="creative_html"; filename="a.html"\r\nContent-Type: text/html\r\n\r\n<p>half of it`,
    });
    expect(form.status).toBe(400);
    expect(await app.storedFiles()).toEqual(before);
  });

  it('stores HTML of 1 to 5 MiB and finds it invalid', async () => {
    const { body } = await own.add({ html: goodHtml('x'.repeat(1024 * 1024)) });
    await app.runJobs();
    const { body: after } = await app.as(own.anna).get(`/api/v1/creative/${body.id}`);
    expect(after).toMatchObject({ status: 'Error - Invalid Creative', reasons: [{ code: 'html_too_large' }] });
  });

  it('S26 cleans a banner and serves it at a signed address', async () => {
    const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script><path d="M0 0h9"/></svg>';
    const { body } = await own.add({
      files: { creative_banner: { name: 'b.svg', type: 'image/svg+xml', content: svg } },
    });
    expect(body.banner).toMatch(/^http:\/\/127\.0\.0\.1:4601\/f\//);
    const file = await app.app.creativeHost.inject({ url: new URL(body.banner).pathname });
    expect(file.statusCode).toBe(200);
    expect(file.body).not.toContain('script');
    expect(file.headers['content-disposition']).toMatch(/^attachment/);
  });
});

it('checks a text part that a person wrote, and makes it of the HTML again when it is emptied', async () => {
  const me = app.as(own.anna);
  const id = await own.approved();
  const read = async () => {
    await app.runJobs();
    const { body } = await me.get(`/api/v1/creative/${id}`);
    const findings = await me.get(`/api/v1/creative/${id}/findings`);
    return {
      text: body.text_part,
      isOwn: body.has_own_text,
      status: body.status,
      kinds: findings.body.objects.map(({ kind }: { kind: string }) => kind),
    };
  };
  await me.form('PATCH', `/api/v1/creative/${id}`, { fields: { text_part: 'Come and see us' } });
  const written = await read();
  expect(written).toMatchObject({ text: 'Come and see us', isOwn: true, status: 'Approved' });
  expect(written.kinds).toContain('text_no_unsubscribe');
  await me.form('PATCH', `/api/v1/creative/${id}`, { fields: { text_part: '' } });
  const derived = await read();
  expect(derived).toMatchObject({ isOwn: false, text: expect.stringContaining('{{unsubscribe_url}}') });
  expect(derived.kinds).not.toContain('text_no_unsubscribe');
});

describe('changing', () => {
  const patch = (id: number, form: Parameters<ReturnType<TestApp['as']>['form']>[2], headers = {}) =>
    app.as(own.anna).form('PATCH', `/api/v1/creative/${id}`, form, headers);

  it('stores changed content as a new revision and checks it', async () => {
    const id = await own.approved();
    for (const [at, form] of [
      { files: { creative_html: { name: 'b.html', content: goodHtml('<p>More</p>') } } },
      { fields: { subject: 'Another' } },
      { files: { creative_test_seed_list_csv: { name: 's.csv', content: 'b@x.test' } } },
      { fields: { text_part: 'My own text' } },
    ].entries()) {
      const { body } = await patch(id, form);
      expect(body).toMatchObject({ status: 'Action Pending - Validate', revision: at + 2 });
      await app.runJobs();
    }
    const { body } = await app.as(own.anna).get(`/api/v1/creative/${id}/revisions?order_by=revision:desc`);
    expect(body.total_rows).toBe(5);
    expect(body.objects[0]).toMatchObject({
      revision: 5,
      subject: 'Another',
      check: 'Success',
      created_by: { id: own.anna.id },
    });
  });

  it('makes no revision for a banner, a name or the same file again', async () => {
    const id = await own.approved();
    const png = Buffer.from(
      'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
      'base64',
    );
    const { body } = await patch(id, {
      fields: { name: 'Summer' },
      files: { creative_banner: { name: 'a.png', type: 'image/png', content: png } },
    });
    expect(body).toMatchObject({ name: 'Summer', revision: 1, status: 'Approved', banner: expect.any(String) });
    const other = Buffer.concat([png, Buffer.from('another')]);
    await patch(id, { files: { creative_banner: { name: 'b.png', type: 'image/png', content: other } } });
    expect(await app.sql(`select state from file where kind = 'creative_banner' and name = 'a.png'`)).toEqual([
      { state: 'doomed' },
    ]);
    const same = await patch(id, { files: { creative_html: { name: 'again.html', content: goodHtml() } } });
    expect(same.body).toMatchObject({ revision: 1, status: 'Approved' });
    expect(same.body.version).toBe(body.version + 1);
  });

  it('R25 refuses the second of two editors and shows the present record', async () => {
    const id = await own.approved();
    expect((await patch(id, { fields: { name: 'First' } }, { 'if-match': '"1"' })).status).toBe(200);
    const second = await patch(id, { fields: { name: 'Second' } }, { 'if-match': '"1"' });
    expect(second.status).toBe(412);
    expect(JSON.stringify(second.body)).toContain('First');
    expect((await app.as(own.anna).get(`/api/v1/creative/${id}`)).body.name).toBe('First');
  });

  it('replaces by POST', async () => {
    const id = await own.approved();
    const fields = {
      name: 'Whole',
      advertiser_id: String(own.advertiser),
      creative_type: 'html',
      subject: 'New',
      preheader: '',
      sender_profile_id: '',
    };
    const answer = await app.as(own.anna).form('POST', `/api/v1/creative/${id}`, { fields });
    expect(answer.body).toMatchObject({ name: 'Whole', subject: 'New', preheader: null, revision: 2 });
  });
});
