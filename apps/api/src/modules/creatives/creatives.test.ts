import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testApp, type TestApp } from '../../testing/app.ts';
import { comparable } from '../../testing/client.ts';
import { goodHtml, studio, type Studio } from '../../testing/creatives.ts';
import { expectSameTime } from '../../testing/measured.ts';
import { statementsOf } from '../../testing/statements/statementsOf.ts';

let app: TestApp;
let own: Studio;
let other: Studio;

beforeAll(async () => {
  app = await testApp({ partial: true });
  own = await studio(app);
  other = await studio(app);
});
afterAll(() => app.close());

const NEVER = 999_999;

function nobody() {
  return app.user({ accounts: [own.account] });
}

describe('every operation', () => {
  const calls = (id: number): [method: 'GET' | 'POST' | 'PATCH' | 'DELETE', url: string, body?: object][] => [
    ['GET', `/api/v1/creative/${id}`],
    ['PATCH', `/api/v1/creative/${id}`],
    ['POST', `/api/v1/creative/${id}`],
    ['DELETE', `/api/v1/creative/${id}`],
    ['GET', `/api/v1/creative/${id}/revisions`],
    ['GET', `/api/v1/creative/${id}/findings`],
    ['POST', `/api/v1/creative/${id}/validate`],
    ['POST', `/api/v1/creative/${id}/duplicate`],
    ['POST', `/api/v2/creative/${id}/labels`, { add: ['Stolen'] }],
    ['POST', `/api/v1/creative/${id}/reject`, { reason: 'no' }],
    ['POST', `/api/v2/creative/${id}/email/override-errors`, {}],
    ['GET', `/api/v1/seed_list?creative_id:eq=${id}`],
  ];
  const replace = {
    name: 'Stolen',
    advertiser_id: '1',
    creative_type: 'html',
    subject: 'x',
    preheader: 'x',
    sender_profile_id: '',
  };
  const send = (who: ReturnType<TestApp['as']>, [method, url, body]: ReturnType<typeof calls>[number]) => {
    const isForm = /creative\/\d+$/.test(url) && (method === 'PATCH' || method === 'POST');
    if (isForm) return who.form(method, url, { fields: method === 'PATCH' ? { name: 'Stolen' } : replace });
    return method === 'GET' ? who.get(url) : method === 'DELETE' ? who.delete(url) : who.post(url, body);
  };

  it('needs a signed-in caller', async () => {
    for (const call of [
      ...calls(1),
      ['GET', '/api/v1/creatives'],
      ['GET', '/api/v1/creative_type'],
      ['GET', '/api/v1/creatives/labels'],
      ['POST', '/api/v1/creatives/export'],
    ] as ReturnType<typeof calls>) {
      expect((await send(app.nobody, call)).status, call.join(' ')).toBe(401);
    }
    expect((await app.nobody.form('POST', '/api/v1/creative', {})).status).toBe(401);
  });

  it('needs its permission', async () => {
    const id = await own.approved();
    const viewer = app.as(await nobody());
    for (const call of [
      ...calls(id),
      ['GET', '/api/v1/creatives'],
      ['GET', '/api/v1/creative_type'],
      ['GET', '/api/v1/creatives/labels'],
      ['POST', '/api/v1/creatives/export'],
    ] as ReturnType<typeof calls>) {
      expect((await send(viewer, call)).status, call.join(' ')).toBe(403);
    }
    expect((await viewer.form('POST', '/api/v1/creative', {})).status).toBe(403);
  });

  it('S01 answers for another account’s creative as for an absent one, and changes nothing', async () => {
    const foreign = await other.approved();
    const before = await app.sql('select * from creative where id = $1', [foreign]);
    const [absentCalls, foreignCalls] = [calls(NEVER), calls(foreign)];
    for (const [at, call] of foreignCalls.entries()) {
      const answer = await send(app.as(own.anna), call);
      const absent = await send(app.as(own.anna), absentCalls[at] as (typeof foreignCalls)[number]);
      expect(answer.status, call.join(' ')).toBe(404);
      expect(comparable(answer)).toEqual(comparable(absent));
    }
    expect(await app.sql('select * from creative where id = $1', [foreign])).toEqual(before);
  });

  it('S02 makes the same statements for another account’s creative as for an absent one', async () => {
    const foreign = await other.approved();
    const anna = app.as(own.anna);
    // The first call of a session is noted with the user.
    await anna.get(`/api/v1/creative/${NEVER}`);
    const [absentCalls, foreignCalls] = [calls(NEVER), calls(foreign)];
    for (const [at, call] of foreignCalls.entries()) {
      const absent = await statementsOf(app, () => send(anna, absentCalls[at] as typeof call));
      expect(absent.length, call.join(' ')).toBeGreaterThan(0);
      expect(await statementsOf(app, () => send(anna, call)), call.join(' ')).toEqual(absent);
    }
    const get = (id: number) => () => anna.get(`/api/v1/creative/${id}`);
    await expectSameTime('S02 creatives', [get(foreign), get(NEVER)]);
  });
});

describe('adding', () => {
  it('stores, checks and approves a good e-mail', async () => {
    const { status, body, headers } = await own.add();
    expect(status).toBe(201);
    expect(headers['etag']).toBe('"1"');
    expect(body).toMatchObject({
      status: 'Action Pending - Validate',
      revision: 1,
      check: { status: 'Pending' },
      html_file: { name: 'spring.html' },
      content: null,
    });
    await app.runJobs();
    const after = await app.as(own.anna).get(`/api/v1/creative/${body.id}`);
    expect(after.body).toMatchObject({
      status: 'Approved',
      reasons: [],
      link_count: 1,
      test_seeds: { source: 'creative', count: 1, bad_rows: 0 },
      check: { status: 'Success' },
      text_part: expect.stringContaining('Dear {{first_name|friend}}'),
      content: {
        language: 'en',
        words: expect.any(Number),
        html_bytes: after.body.html_file.size,
        sent_html: { bytes: expect.any(Number), encoding: 'quoted-printable' },
        image_bytes: 0,
        merge_fields: ['first_name', 'unsubscribe_url'],
      },
    });
    expect(after.body.actions.find((action: { name: string }) => action.name === 'override')).toMatchObject({
      allowed: false,
    });
    expect((await app.as(own.anna).get(`/api/v1/creative/${body.id}/findings`)).body.objects).toEqual([]);
    expect((await app.as(own.anna).get(`/api/v1/seed_list?creative_id:eq=${body.id}&count:eq=10`)).body).toMatchObject({
      total_rows: 1,
      objects: [{ list: 'test', source: 'creative', line: 2, email: 'seed@x.test' }],
    });
  });

  it('keeps a draft unchecked until it is validated', async () => {
    const { body } = await own.add({ fields: { status: 'Draft' } });
    expect(body).toMatchObject({ status: 'Draft', check: { status: 'Not Started' } });
    expect(await app.runJobs()).toBe(0);
    const validated = await app.as(own.anna).post(`/api/v1/creative/${body.id}/validate`);
    expect(validated.status).toBe(202);
    expect(validated.body.status).toBe('Action Pending - Validate');
    await app.runJobs();
    expect((await app.as(own.anna).get(`/api/v1/creative/${body.id}`)).body.status).toBe('Approved');
  });

  it('stays a draft without HTML and cannot be validated', async () => {
    const fields = {
      account_id: String(own.account),
      advertiser_id: String(own.advertiser),
      name: 'Empty',
      creative_type: 'html',
    };
    const { body } = await app.as(own.anna).form('POST', '/api/v1/creative', { fields });
    expect(body.status).toBe('Draft');
    expect((await app.as(own.anna).post(`/api/v1/creative/${body.id}/validate`)).status).toBe(409);
    expect((await app.as(own.anna).post(`/api/v1/creative/${body.id}/reject`, { reason: 'no' })).status).toBe(409);
  });

  it('takes a plain-text e-mail', async () => {
    const text = 'Come and see us: 12 Harbour Road, Portsmouth NH 03801\nLeave: {{unsubscribe_url}}';
    const fields = {
      account_id: String(own.account),
      advertiser_id: String(own.advertiser),
      name: 'Plain',
      creative_type: 'text',
      subject: 'x',
      preheader: 'x',
      text_part: text,
    };
    const { body } = await app.as(own.anna).form('POST', '/api/v1/creative', {
      fields,
      files: { creative_test_seed_list_csv: { name: 's.csv', content: 'a@x.test' } },
    });
    await app.runJobs();
    expect((await app.as(own.anna).get(`/api/v1/creative/${body.id}`)).body).toMatchObject({
      status: 'Approved',
      text_part: text,
    });
  });

  it('refuses invalid fields with the specification’s texts', async () => {
    const blank = await own.add({ fields: { name: '  ' } });
    expect(blank.status).toBe(422);
    expect(blank.body.message).toContain('Name is required, the name must not contain only whitespace');
    expect((await own.add({ fields: { subject: 'a\r\nBcc: b@x.test' } })).status).toBe(422);
    expect((await own.add({ fields: { status: 'Approved' } })).status).toBe(422);
    expect((await own.add({ fields: { created_by: '1' } })).status).toBe(400);
  });

  it('S03 refuses another account, its advertiser and its sender', async () => {
    const before = await app.sql('select count(*) from creative');
    expect((await own.add({ fields: { account_id: String(other.account) } })).status).toBe(404);
    expect((await own.add({ fields: { advertiser_id: String(other.advertiser) } })).status).toBe(422);
    const sender = await app.senderProfile(other.account);
    expect((await own.add({ fields: { sender_profile_id: String(sender) } })).status).toBe(422);
    const id = await own.approved();
    for (const fields of [
      { advertiser_id: String(other.advertiser) },
      { sender_profile_id: String(sender) },
      { account_id: String(other.account) },
    ]) {
      expect((await app.as(own.anna).form('PATCH', `/api/v1/creative/${id}`, { fields })).status).toBe(422);
    }
    expect(Number((await app.sql<{ count: number }>('select count(*) from creative'))[0]?.count)).toBe(
      Number(before[0]?.['count']) + 1,
    );
  });

  it('needs can_upload_file for files', async () => {
    const clerk = await app.user({ accounts: [own.account], permissions: ['can_view_creative', 'can_add_creative'] });
    const before = await app.storedFiles();
    const answer = await app.as(clerk).form('POST', '/api/v1/creative', {
      fields: {
        account_id: String(own.account),
        advertiser_id: String(own.advertiser),
        name: 'x',
        creative_type: 'html',
      },
      files: { creative_html: { name: 'a.html', content: goodHtml() } },
    });
    expect(answer.status).toBe(403);
    expect(await app.storedFiles()).toEqual(before);
  });
});

describe('lists', () => {
  it('S04 shows only own rows, searched, filtered, sorted and paged', async () => {
    const place = await studio(app);
    for (const name of ['Winter', 'Autumn', '100% off']) {
      await app.insert('creative', {
        account_id: place.account,
        advertiser_id: place.advertiser,
        name,
        creative_type: 'html',
      });
    }
    const get = (query: string) => app.as(place.anna).get(`/api/v1/creatives?${query}`);
    const names = async (query: string): Promise<string[]> =>
      (await get(query)).body.objects.map((row: { name: string }) => row.name);
    expect(await names('order_by=name:asc')).toEqual(['100% off', 'Autumn', 'Winter']);
    expect(await names(`advertiser_id:eq=${place.advertiser}&order_by=name:asc&limit=1&start=2`)).toEqual(['Autumn']);
    expect(await names('search_by=name&search_text=%25')).toEqual(['100% off']);
    expect(await names('status:eq=Draft&sort_by=name&sort_dir=-1')).toEqual(['Winter', 'Autumn', '100% off']);
    expect((await get(`account_id:eq=${other.account}`)).body).toMatchObject({ objects: [], total_rows: 0 });
    expect((await get('order_by=rejected_reason:asc')).status).toBe(400);
    const { text } = await app
      .as(place.anna)
      .post('/api/v1/creatives/export?order_by=name:asc', undefined, { accept: 'text/csv' });
    expect(text.split('\r\n')).toHaveLength(5);
  });

  it('S52 neutralises formulas in the export', async () => {
    const place = await studio(app);
    await app.insert('creative', {
      account_id: place.account,
      advertiser_id: place.advertiser,
      name: '=cmd|x',
      creative_type: 'html',
    });
    expect((await app.as(place.anna).post('/api/v1/creatives/export')).text).toContain(`"'=cmd|x",`);
  });

  it('names the three types', async () => {
    expect(
      (await app.as(own.anna).get('/api/v1/creative_type')).body.objects.map((type: { id: string }) => type.id),
    ).toEqual(['html', 'zip', 'text']);
  });
});

it('deletes a creative with its files', async () => {
  const id = await own.approved();
  expect((await app.as(own.anna).delete(`/api/v1/creative/${id}`, { 'if-match': '"7"' })).status).toBe(412);
  expect((await app.as(own.anna).delete(`/api/v1/creative/${id}`)).status).toBe(204);
  expect((await app.as(own.anna).get(`/api/v1/creative/${id}`)).status).toBe(404);
  expect(await app.sql('select 1 from creative_revision where creative_id = $1', [id])).toEqual([]);
});
