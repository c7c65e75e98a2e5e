import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testApp, type TestApp } from '../../testing/app.ts';
import { goodHtml, studio, type Studio } from '../../testing/creatives.ts';
import { zip } from '../../testing/zip.ts';

let app: TestApp;
let own: Studio;

beforeAll(async () => {
  app = await testApp({ partial: true });
  own = await studio(app);
});
afterAll(() => app.close());

const REQUIRED = 'Advertiser is required, the advertiser must not contain only whitespace';
const SEEDS = { creative_test_seed_list_csv: { name: 's.csv', content: 'email\nseed@x.test\n' } };

function drop(fields: Record<string, string> = {}, html = goodHtml(), key?: string) {
  const form = {
    fields: { account_id: String(own.account), name: 'Dropped', creative_type: 'html', status: 'Draft', ...fields },
    files: { creative_html: { name: 'dropped.html', type: 'text/html', content: html }, ...SEEDS },
  };
  return app.as(own.anna).form('POST', '/api/v1/creative', form, key ? { 'idempotency-key': key } : {});
}

function check(id: number, body?: object) {
  return app.as(own.anna).post(`/api/v1/creative/${id}/validate`, body);
}

async function one(id: number) {
  return (await app.as(own.anna).get(`/api/v1/creative/${id}`)).body;
}

function save(id: number, fields: Record<string, string>) {
  return app.as(own.anna).form('PATCH', `/api/v1/creative/${id}`, { fields });
}

describe('a draft without an advertiser', () => {
  it('is saved, listed, exported, copied and read', async () => {
    const { status, body } = await drop();
    expect(status).toBe(201);
    expect(body).toMatchObject({ status: 'Draft', advertiser_id: null, advertiser_name: null });
    const me = app.as(own.anna);
    for (const query of [
      'status:eq=Draft',
      'order_by=advertiser_name:asc',
      'order_by=advertiser_name:desc',
      'name:like=dropp',
    ]) {
      const { objects } = (await me.get(`/api/v1/creatives?${query}`)).body;
      expect(
        objects.find(({ id }: { id: number }) => id === body.id),
        query,
      ).toMatchObject({ advertiser_name: null });
    }
    const ofAdvertiser = (await me.get(`/api/v1/creatives?advertiser_id:eq=${own.advertiser}`)).body.objects;
    expect(ofAdvertiser.map(({ id }: { id: number }) => id)).not.toContain(body.id);
    expect((await me.post('/api/v1/creatives/export')).status).toBe(200);
    expect((await me.post(`/api/v1/creative/${body.id}/duplicate`)).body).toMatchObject({
      status: 'Draft',
      advertiser_id: null,
    });
  });

  it('is refused in any other status', async () => {
    const { status, body } = await app.as(own.anna).form('POST', '/api/v1/creative', {
      fields: { account_id: String(own.account), name: 'Not a draft', creative_type: 'html' },
    });
    expect(status).toBe(422);
    expect(body.fields).toEqual({ advertiser_id: REQUIRED });
  });

  it('can’t leave Draft: neither by a check nor by a save', async () => {
    const { id } = (await drop()).body;
    for (const answer of [await check(id), await check(id, {}), await save(id, { subject: 'New subject' })]) {
      expect(answer.status).toBe(422);
      expect(answer.body.fields).toEqual({ advertiser_id: REQUIRED });
    }
    expect(await one(id)).toMatchObject({ status: 'Draft', revision: 1 });
    expect((await save(id, { name: 'Renamed' })).status).toBe(200);
    expect(await one(id)).toMatchObject({ status: 'Draft', name: 'Renamed' });
  });

  it('leaves Draft with its advertiser, and then can’t lose it', async () => {
    const { id } = (await drop()).body;
    const fields = { advertiser_id: String(own.advertiser), subject: 'Spring is here', preheader: 'Come' };
    expect((await save(id, fields)).body).toMatchObject({ status: 'Action Pending - Validate' });
    await app.runJobs();
    expect(await one(id)).toMatchObject({ status: 'Approved', advertiser_id: own.advertiser });
    expect((await save(id, { advertiser_id: '' })).status).toBe(422);
    expect((await save(id, { status: 'Draft' })).status).toBe(409);
  });

  it('takes back the status that a form has read, and refuses another one in words', async () => {
    const { body } = await own.add();
    await app.runJobs();
    const { status } = await one(body.id);
    expect(status).toBe('Approved');
    expect(await save(body.id, { status, name: 'Renamed' })).toMatchObject({ status: 200, body: { name: 'Renamed' } });
    const text = 'Status can not be set: it follows from the check. Leave it out, or send';
    const other = await save(body.id, { status: 'Invalid', name: 'Never' });
    expect(other).toMatchObject({ status: 422, body: { fields: { status: `${text} Approved` } } });
    expect(await one(body.id)).toMatchObject({ status: 'Approved', name: 'Renamed' });
    const fields = { account_id: String(own.account), name: 'New', creative_type: 'html', status: 'Approved' };
    const made = await app.as(own.anna).form('POST', '/api/v1/creative', { fields });
    expect(made).toMatchObject({ status: 422, body: { fields: { status: `${text} Draft` } } });
  });

  it('stays a draft when it is saved as one', async () => {
    const { id } = (await drop()).body;
    const fields = { status: 'Draft', advertiser_id: String(own.advertiser), subject: 'Later' };
    expect((await save(id, fields)).body).toMatchObject({ status: 'Draft', subject: 'Later', revision: 2 });
    expect((await check(id)).status).toBe(202);
    expect(await one(id)).toMatchObject({ status: 'Action Pending - Validate' });
  });

  it('is one draft after a double drop', async () => {
    const html = goodHtml('<p>Dropped twice</p>');
    const [first, second] = [await drop({}, html, 'drop-twice'), await drop({}, html, 'drop-twice')];
    expect(second.body.id).toBe(first.body.id);
    expect((await one(first.body.id)).same_html).toEqual([]);
  });

  it('leaves no row when the file is refused', async () => {
    const rows = () => app.sql<{ count: string }>('select count(*) from creative');
    const before = await rows();
    const { status } = await app.as(own.anna).form('POST', '/api/v1/creative', {
      fields: { account_id: String(own.account), name: 'Broken', creative_type: 'zip', status: 'Draft' },
      files: { creative_html: { name: 'broken.zip', type: 'application/zip', content: 'not a zip' } },
    });
    expect(status).toBe(415);
    expect(await rows()).toEqual(before);
  });

  it('is deleted in bulk', async () => {
    const ids = [(await drop()).body.id, (await drop()).body.id];
    expect((await app.as(own.anna).post('/api/v2/creative/bulk', { action: 'delete', ids })).status).toBe(200);
    for (const id of ids) expect((await app.as(own.anna).get(`/api/v1/creative/${id}`)).status).toBe(404);
  });
});

describe('the lines of a draft', () => {
  const PREHEADER = '<div style="max-height:0;overflow:hidden">Dry <b>feet</b> &nbsp;&zwnj;&#847;</div>';
  const page = (title: string, preheader = PREHEADER) =>
    `<html><head>${title}</head><body>${preheader}<p>Autumn is here</p></body></html>`;
  const dropped = async (name: string, content: string | Buffer, fields: Record<string, string> = {}) => {
    const files = { creative_html: { name, type: 'application/octet-stream', content } };
    const form = { account_id: String(own.account), name: 'Lines', creative_type: 'html', status: 'Draft', ...fields };
    const { status, body } = await app.as(own.anna).form('POST', '/api/v1/creative', { fields: form, files });
    expect(status).toBe(201);
    return { subject: body.subject, preheader: body.preheader };
  };
  const LINES = { subject: 'Größe & more', preheader: 'Dry feet' };

  it('are the title and the hidden preheader of its file, in any encoding and far from its start', async () => {
    const html = page(
      `<style>${'p{margin:0}'.repeat(7000)}</style><svg><title>Icon</title></svg><title> Größe &amp;\n more</title>`,
    );
    expect(await dropped('a.html', html)).toEqual(LINES);
    expect(await dropped('a.html', Buffer.from(`\uFEFF${html}`, 'utf16le'))).toEqual(LINES);
    const latin = page('<meta charset="iso-8859-1"><title>Größe &amp; more</title>');
    expect(await dropped('a.html', Buffer.from(latin, 'latin1'))).toEqual(LINES);
  });

  it('are those of the page in a ZIP', async () => {
    const bytes = Buffer.from(page('<title>Größe &amp; more</title>'));
    const archive = zip([{ name: 'mail/index.html', bytes }]);
    expect(await dropped('mail.zip', archive, { creative_type: 'zip' })).toEqual(LINES);
  });

  it('are as they were sent, empty ones too', async () => {
    const html = page('<title>Größe &amp; more</title>');
    expect(await dropped('a.html', html, { subject: 'Sent' })).toEqual({ ...LINES, subject: 'Sent' });
    expect(await dropped('a.html', html, { preheader: '' })).toEqual({ ...LINES, preheader: null });
  });

  it('are none that nobody could send', async () => {
    const none = { subject: null, preheader: null };
    const template = '<div style="display:none">*|MC_PREVIEW_TEXT|*</div>';
    expect(await dropped('a.html', page('<title>*|MC:SUBJECT|*</title>', template))).toEqual(none);
    expect(await dropped('a.html', page('<title>{{subject}}</title>', ''))).toEqual(none);
    expect(await dropped('a.html', page('<title> </title>', ''))).toEqual(none);
    const cut = page(`<title>&#27;${'x'.repeat(997)}&#x1F97E;&#x1F97E;</title>`, `<p hidden>${'y'.repeat(700)}</p>`);
    expect(await dropped('a.html', cut)).toEqual({ subject: 'x'.repeat(997), preheader: 'y'.repeat(600) });
    // Nested deeper than anything that is read; its check says so.
    expect(await dropped('a.html', page(`<title>Deep</title>`, '<div>'.repeat(2000)))).toEqual(none);
  });

  it('stay missing in a creative that is not a draft', async () => {
    const files = { creative_html: { name: 'a.html', type: 'text/html', content: page('<title>Title</title>') } };
    const fields = { account_id: String(own.account), advertiser_id: String(own.advertiser), name: 'Not a draft' };
    const form = { fields: { ...fields, creative_type: 'html' }, files };
    const { body } = await app.as(own.anna).form('POST', '/api/v1/creative', form);
    expect(body).toMatchObject({ subject: null, preheader: null });
  });
});

describe('the check of a draft', () => {
  it('finds what a check finds, and the draft stays one', async () => {
    const { id } = (await drop({}, '<html><body><img src="data:image/png;base64,AA=="></body></html>')).body;
    const begun = await check(id, { draft: true });
    expect(begun.status).toBe(202);
    expect(begun.body).toMatchObject({ status: 'Draft', check: { status: 'Pending' } });
    await app.runJobs();
    const after = await one(id);
    expect(after).toMatchObject({ status: 'Draft', check: { status: 'Success' }, reasons: [{ code: 'draft' }] });
    expect(after.open_findings).toBeGreaterThan(0);
    expect(after.client_count).toBeGreaterThan(0);
  });

  it('is overtaken by a check that leaves Draft', async () => {
    const { id } = (await drop({ advertiser_id: String(own.advertiser), subject: 'Spring', preheader: 'Come' })).body;
    await check(id, { draft: true });
    expect((await check(id)).body).toMatchObject({ status: 'Action Pending - Validate' });
    expect((await check(id, { draft: true })).status).toBe(409);
    await app.runJobs();
    expect(await one(id)).toMatchObject({ status: 'Approved' });
    expect((await check(id, { draft: true })).status).toBe(409);
  });

  it('takes true or false only', async () => {
    const { id } = (await drop()).body;
    expect((await check(id, { draft: 'yes' })).status).toBe(400);
    expect((await check(id, { draught: true })).status).toBe(400);
  });
});

describe('the same HTML', () => {
  it('names other creatives of the account', async () => {
    const html = goodHtml('<p>The same in two creatives</p>');
    const first = (await drop({ name: 'First' }, html)).body;
    const second = (await drop({ name: 'Second' }, html)).body;
    expect(first.same_html).toEqual([]);
    expect(second.same_html).toEqual([{ id: first.id, name: 'First' }]);
    expect((await one(first.id)).same_html).toEqual([{ id: second.id, name: 'Second' }]);
    expect((await drop({}, goodHtml('<p>Another</p>'))).body.same_html).toEqual([]);
  });

  it('S03 says nothing of other accounts', async () => {
    const other = await studio(app);
    const html = goodHtml('<p>The same in two accounts</p>');
    await other.add({ html });
    expect((await drop({}, html)).body.same_html).toEqual([]);
  });
});
