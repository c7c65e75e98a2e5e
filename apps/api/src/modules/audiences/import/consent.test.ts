import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testApp, type TestApp } from '../../../testing/app.ts';
import { desk, type Desk } from '../../../testing/audiences.ts';
import { sentProduct } from '../../../testing/launches.ts';

let app: TestApp;
let own: Desk;
let csv: Buffer;

beforeAll(async () => {
  app = await testApp({ partial: true });
  own = await desk(app);
  csv = await readFile(new URL('./inputs/consentColumn.csv', import.meta.url));
});
afterAll(() => app.close());

function lines(...rows: string[]): string {
  return rows.map((row) => `${row}\n`).join('');
}

async function peopleOf(versionId: number): Promise<unknown[]> {
  const rows = await app.sql('select email from audience_member where version_id = $1 order by line', [versionId]);
  return rows.map(({ email }) => email);
}

describe('the import of a file about consent', () => {
  it('leaves out whom the file says not to mail, without being asked', async () => {
    const { body } = await own.imported(csv);
    expect(body).toMatchObject({
      status: 'Approved',
      counts: { rows: 8, accepted: 2, rejected: 0, duplicates: 0, suppressed: 0, opted_out: 6, merged: 0 },
      deliverable: 2,
      reject_reasons: [],
      consent: {
        imported_anyway: null,
        columns: [
          { heading: 'Status', count: 3, example_line: 3, example: 'unsubscribed' },
          { heading: 'Unsubscribed at', count: 1, example_line: 7, example: '2025-12-24' },
          { heading: 'Opt-in', count: 2, example_line: 5, example: 'no' },
        ],
      },
    });
    expect(await peopleOf(body.version_id)).toEqual(['ada@example.com', 'hana@example.com']);
  });

  it('gives their rows back, each with its line and the cell that says so', async () => {
    const { body } = await own.imported(csv);
    const { status, text } = await app.as(own.anna).post(`/api/v1/audience/${body.id}/opt-outs`);
    expect(status).toBe(200);
    expect(text.replaceAll('"', '').trim().split('\r\n')).toEqual([
      'Line,Column,Cell,E-mail,First name,Status,Unsubscribed at,Opt-in',
      '3,Status,unsubscribed,ben@example.com,Ben,unsubscribed,2026-03-04 10:15,yes',
      '4,Status,cleaned,cleo@example.com,Cleo,cleaned,,yes',
      '5,Opt-in,no,dan@example.com,Dan,Subscribed,,no',
      '6,Status,bounced,eve@example.com,Eve,bounced,,yes',
      '7,Unsubscribed at,2025-12-24,finn@example.com,Finn,,2025-12-24,1',
      '8,Opt-in,0,gus@example.com,Gus,active,,0',
    ]);
    // A list shows the same numbers, and so does its export.
    const { body: list } = await app.as(own.anna).get('/api/v1/audience?order_by=id:desc&limit=1');
    expect(list.objects[0].counts).toEqual(body.counts);
    expect((await app.as(own.anna).post('/api/v1/audience/export')).text).toContain('"Opted out"');
  });

  it('mails none of them', async () => {
    const accountId = await app.account({ time_zone: 'America/New_York', hold_minutes: 0, deployment_delta_days: 0 });
    const { body } = await (await desk(app, accountId)).imported(csv);
    const product = { audience_id: body.id, volume_ordered: 2 };
    const { productId, launcher } = await sentProduct(app, { accountId, product });
    const mailed = await app.sql(
      `select email from message where product_id = $1 and purpose = 'live' order by email`,
      [productId],
    );
    expect(mailed.map(({ email }) => email)).toEqual(['ada@example.com', 'hana@example.com']);
    const shown = await app.as(launcher).get(`/api/v1/product/${productId}`);
    expect(shown.body).toMatchObject({ funnel: { rows: 8, opted_out: 6, deliverable: 2, recipients: 2 } });
    expect(shown.body.audience.counts).toEqual(body.counts);
  });

  it('keeps a person out who opted out in any row', async () => {
    const rows = ['ada@letters.test,yes', 'bo@letters.test,yes', 'ADA@letters.test,no', 'ada@letters.test,yes'];
    const small = await own.imported(lines('email,Opt-in', ...rows));
    const counts = { rows: 4, accepted: 1, duplicates: 2, opted_out: 1, rejected: 0, suppressed: 0 };
    expect(small.body).toMatchObject({ counts, deliverable: 1 });
    expect(await peopleOf(small.body.version_id)).toEqual(['bo@letters.test']);
    const large = await own.add(lines('email,Opt-in', ...rows));
    await app.sql('update audience_version set file_size = 100000000 where id = $1', [
      large.body.latest_import.version_id,
    ]);
    await app.runJobs();
    expect((await own.show(large.body.id)).body).toMatchObject({ counts, deliverable: 1 });
  });

  it('counts opted-out rows neither as rejected nor as accepted', async () => {
    const rows = Array.from({ length: 20 }, (_, at) => `reader${at}@letters.test,${at < 15 ? 'yes' : ''}`);
    const { body } = await own.imported(lines('email,Abgemeldet', ...rows, 'nobody,yes'));
    expect(body).toMatchObject({ status: 'Approved', counts: { accepted: 5, opted_out: 15, rejected: 1 } });
    const none = await own.imported(lines('email,Abgemeldet', 'ada@letters.test,ja'));
    expect(none.body).toMatchObject({ status: 'Error - Invalid Audience', counts: { accepted: 0, opted_out: 1 } });
  });

  it('takes neither a country nor a note for a refusal', async () => {
    const { body } = await own.imported(
      lines(
        'email,Country,Note,Opt-out',
        'ada@letters.test,NO,likes boots,no',
        'bo@letters.test,NO,,',
        'cy@letters.test,,,yes',
      ),
    );
    expect(body.counts).toMatchObject({ accepted: 2, opted_out: 1 });
  });
});

describe('a choice about consent', () => {
  it('decides for all cells of a group', async () => {
    const decisions = [
      { column: 2, group: 'cleaned', says: 'mail' },
      { column: 2, group: 'subscribed', says: 'leave_out' },
    ];
    const { body } = await own.imported(csv, { consent: { choice: 'leave_out', decisions } });
    expect(body.counts).toMatchObject({ accepted: 1, opted_out: 7 });
    expect(await peopleOf(body.version_id)).toEqual(['cleo@example.com']);
  });

  it('to import them needs a reason, and is in the history', async () => {
    const upload = (await own.upload(csv)).body;
    const fields = { account_id: own.account, name: 'Readers', upload_id: upload.id, mapping: upload.mapping };
    const consent = { choice: 'import', reason: ' ' };
    const refused = await app.as(own.anna).post('/api/v1/audience', { ...fields, consent });
    expect(refused.status).toBe(422);
    expect(refused.text).toContain('Say why people who opted out in the file may be mailed');
    const reason = 'They signed up again at the fair';
    const { body } = await own.imported(csv, { consent: { choice: 'import', reason } });
    expect(body).toMatchObject({
      counts: { accepted: 8, opted_out: 0 },
      consent: { imported_anyway: { rows: 6, reason, by: { id: own.anna.id }, at: body.created_at }, columns: [] },
    });
    const [entry] = await app.sql(
      `select user_id, after -> 'settings' -> 'consent' ->> 'reason' as reason from audit_entry
        where entity = 'audience_version' and action = 'insert' and entity_id = $1`,
      [body.version_id],
    );
    expect(entry).toEqual({ user_id: own.anna.id, reason });
  });

  it('to import them warns of nobody when no row speaks against it', async () => {
    const nobody = lines('email,Opt-in', 'ada@letters.test,yes', 'bo@letters.test,yes');
    const { body } = await own.imported(nobody, {
      consent: { choice: 'import', reason: 'They signed up at the fair' },
    });
    expect(body).toMatchObject({ counts: { accepted: 2 }, consent: { imported_anyway: null } });
  });

  it('is never taken over by the next import', async () => {
    const reason = 'They signed up again at the fair';
    const { body } = await own.imported(csv, { consent: { choice: 'import', reason } });
    await app.as(own.anna).patch(`/api/v1/audience/${body.id}`, { reject_role_addresses: false });
    await app.runJobs();
    expect((await own.show(body.id)).body.counts).toMatchObject({ accepted: 2, opted_out: 6 });
  });
});

describe('the profile of a file', () => {
  const profile = async (content: string | Buffer, more: Record<string, unknown> = {}) => {
    const { body } = await own.upload(content);
    const input = { mapping: body.mapping, ...more };
    return app.as(own.anna).post(`/api/v1/audience/file/${body.id}/consent`, input);
  };

  it('tells what the whole file says, before the import', async () => {
    const { status, body } = await profile(csv);
    expect(status).toBe(200);
    expect(body).toMatchObject({ rows: 8, rejected: 0, opted_out: 6 });
    expect(body.columns).toMatchObject([
      { column: 2, heading: 'Status', kind: 'status' },
      { column: 3, heading: 'Unsubscribed at', kind: 'refusal' },
      { column: 4, heading: 'Opt-in', kind: 'permission' },
    ]);
    expect(body.columns[0].groups).toContainEqual({
      group: 'subscribed',
      says: 'mail',
      rows: 3,
      examples: ['subscribed', 'Subscribed'],
      lines: [
        { line: 2, email: 'ada@example.com', cell: 'subscribed' },
        { line: 5, email: 'dan@example.com', cell: 'Subscribed' },
        { line: 9, email: 'hana@example.com', cell: 'subscribed' },
      ],
    });
    expect(body.patterns.reduce((sum: number, { rows }: { rows: number }) => sum + rows, 0)).toBe(8);
  });

  it('says the same number as the import, with its rejected rows', async () => {
    const mixed = lines(
      'email,Opt-out',
      'ada@letters.test,yes',
      'info@letters.test,yes',
      'nobody,yes',
      'bo@letters.test,',
    );
    expect((await profile(mixed)).body).toMatchObject({ rows: 4, rejected: 2, opted_out: 1 });
    expect((await profile(mixed, { reject_role_addresses: false })).body).toMatchObject({ rejected: 1, opted_out: 2 });
  });

  it('stays small, however many cells differ', async () => {
    const rows = Array.from({ length: 2000 }, (_, at) => `reader${at}@letters.test,left because ${at},note ${at}`);
    const { body } = await profile(lines('email,Unsubscribe reason,Note', ...rows));
    expect(body).toMatchObject({ rows: 2000, opted_out: 2000, patterns: [{ rows: 2000 }] });
    expect(body.columns[0].groups[0].lines).toHaveLength(5);
    expect(body.columns).toMatchObject([{ groups: [{ group: '(text)', rows: 2000 }] }]);
  });

  it('says nothing about a file without a word about consent', async () => {
    const { body } = await profile(lines('email,Country,Note', 'ada@letters.test,NO,no boots', 'bo@letters.test,DE,'));
    expect(body).toEqual({
      rows: 2,
      rejected: 0,
      opted_out: 0,
      columns: [],
      patterns: [],
      suspects: [],
      damage: [],
      remembered: null,
    });
  });

  it('is refused to strangers, and without a mapping that can be imported', async () => {
    const { body } = await own.upload(csv);
    const url = `/api/v1/audience/file/${body.id}/consent`;
    const stranger = await desk(app);
    expect((await app.as(stranger.anna).post(url, { mapping: body.mapping })).status).toBe(404);
    expect((await app.nobody.post(url, { mapping: body.mapping })).status).toBe(401);
    const reader = await app.user({ accounts: [own.account], permissions: ['can_view_audience'] });
    expect((await app.as(reader).post(url, { mapping: body.mapping })).status).toBe(403);
    expect((await app.as(own.anna).post(url, { mapping: [] })).status).toBe(422);
  });
});

describe('a suppression of everybody who opted out in a file', () => {
  async function countsOf(of: Desk, content: string | Buffer, more: Record<string, unknown> = {}) {
    const { body } = await of.upload(content);
    const url = `/api/v1/audience/file/${body.id}/consent/suppression`;
    return app.as(of.anna).post(url, { mapping: body.mapping, ...more });
  }

  it('is counted before the import: who is suppressed already, and who is in other audiences', async () => {
    const fresh = await desk(app);
    expect((await countsOf(fresh, csv)).body).toEqual({ people: 6, suppressed: 0, in_audiences: 0, audiences: 0 });
    await fresh.imported(lines('email', 'ada@example.com', 'ben@example.com', 'cleo@example.com'));
    await fresh.imported(lines('email', 'ben@example.com'));
    await app.as(fresh.anna).form('POST', '/api/v1/suppression', {
      fields: {
        scope: 'account',
        account_id: String(fresh.account),
        name: 'Complaints',
        entries: 'cleo@example.com\ndan@example.com',
      },
    });
    await app.runJobs();
    expect((await countsOf(fresh, csv)).body).toEqual({ people: 6, suppressed: 2, in_audiences: 1, audiences: 2 });
    // Audiences and lists of another account don't count here.
    expect((await countsOf(await desk(app), csv)).body).toMatchObject({ suppressed: 0, in_audiences: 0 });
  });

  it('counts each person once, by the cells that a person decided about', async () => {
    const rows = ['ada@example.com,no', 'ADA@example.com,no', 'bo@example.com,perhaps', 'cy@example.com,yes'];
    const content = lines('email,Opt-in', ...rows);
    expect((await countsOf(own, content)).body.people).toBe(1);
    const decisions = [
      { column: 1, group: 'no', says: 'mail' },
      { column: 1, group: 'yes', says: 'leave_out' },
    ];
    expect((await countsOf(own, content, { decisions })).body.people).toBe(1);
    expect((await countsOf(own, content, { decisions: decisions.slice(1) })).body.people).toBe(2);
  });

  it('is out of reach of strangers, and needs a mapping that can be imported', async () => {
    const { body } = await own.upload(csv);
    const url = `/api/v1/audience/file/${body.id}/consent/suppression`;
    expect((await app.as((await desk(app)).anna).post(url, { mapping: body.mapping })).status).toBe(404);
    expect((await app.as(own.anna).post(url, { mapping: [] })).status).toBe(422);
  });
});
