import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { badRows, people } from '../../../../../journeys/src/files/people.ts';
import { testApp, type TestApp } from '../../../testing/app.ts';
import { desk, type Desk } from '../../../testing/audiences.ts';
import { suppress } from '../suppressions/suppressions.commands.ts';

let app: TestApp;
let own: Desk;

beforeAll(async () => {
  app = await testApp({ partial: true });
  own = await desk(app);
});
afterAll(() => app.close());

function lines(...rows: string[]): string {
  return rows.map((row) => `${row}\n`).join('');
}

function good(count: number, prefix = 'reader'): string[] {
  return Array.from({ length: count }, (_, at) => `${prefix}${at}@letters.test,Ada`);
}

describe('an import', () => {
  it('puts every row into one bucket, with its line', async () => {
    const { body } = await own.imported(
      lines('E-mail,First name', ...good(20), 'READER1@letters.test,Again', '"reader 21@letters.test",Ada', ',Nobody'),
    );
    expect(body).toMatchObject({
      status: 'Approved',
      counts: { rows: 23, accepted: 20, rejected: 2, duplicates: 1, suppressed: 0, opted_out: 0, merged: 0 },
      deliverable: 20,
      version_number: 1,
      importing: null,
      reasons: [],
      latest_import: { state: 'sealed', failure: null },
    });
    expect(body.latest_import.bytes_read).toBe(body.latest_import.bytes_total);
    expect(body.reject_reasons).toEqual([
      { reason: 'No e-mail', count: 1, example_line: 24, example: ',Nobody', detail: null },
      {
        reason: 'Bad address',
        count: 1,
        example_line: 23,
        example: '"reader 21@letters.test",Ada',
        detail: 'space after “reader”; perhaps reader21@letters.test',
      },
    ]);
    const members = await app.sql(
      'select line, email, first_name from audience_member where version_id = $1 order by id',
      [body.version_id],
    );
    expect(members.slice(0, 2)).toEqual([
      { line: 2, email: 'reader0@letters.test', first_name: 'Ada' },
      { line: 3, email: 'reader1@letters.test', first_name: 'Ada' },
    ]);
  });

  it('rejects the seven kinds of bad rows with the default settings', async () => {
    const { csv, accepted, rejected } = people(10_000);
    const { body } = await own.imported(csv);
    expect(body.counts).toEqual({
      rows: 10_000,
      accepted: accepted.length,
      rejected: rejected.length,
      duplicates: 0,
      suppressed: 0,
      opted_out: 0,
      merged: 0,
    });
    const [version] = await app.sql('select reject_counts from audience_version where id = $1', [body.version_id]);
    expect(version?.['reject_counts']).toEqual(badRows);
    const found = await app.sql('select email from audience_member where version_id = $1 order by id', [
      body.version_id,
    ]);
    expect(found.map(({ email }) => email)).toEqual(accepted);
  });

  it('accepts role addresses and disposable domains when the settings allow them', async () => {
    const csv = lines('email', 'info@firm.test', 'somebody@mailinator.com', 'ada@letters.test');
    const { body } = await own.imported(csv, { reject_role_addresses: false, reject_disposable_domains: false });
    expect(body.counts).toMatchObject({ accepted: 3, rejected: 0 });
    expect((await own.imported(csv)).body.counts).toMatchObject({ accepted: 1, rejected: 2 });
  });

  it.each([
    ['UTF-16 with a byte order mark', Buffer.from('\uFEFFE-Mail;Vorname\r\nada@letters.test;Jörg\r\n', 'utf16le')],
    ['UTF-16 without one', Buffer.from('E-Mail;Vorname\r\nada@letters.test;Jörg\r\n', 'utf16le')],
    ['UTF-8 with a byte order mark', Buffer.from('\uFEFFE-Mail;Vorname\nada@letters.test;Jörg\n')],
    ['windows-1252', Buffer.from('E-Mail;Vorname\nada@letters.test;J\xf6rg\n', 'latin1')],
    ['old line ends', Buffer.from('E-Mail;Vorname\rada@letters.test;Jörg\r')],
    ['a value over two lines', Buffer.from('E-Mail;Vorname;Firma\nada@letters.test;Jörg;"Acme\n""Ltd"""\n')],
  ])('reads %s', async (_name, csv) => {
    const { body } = await own.imported(csv);
    expect(body.counts).toMatchObject({ rows: 1, accepted: 1 });
    const rows = await app.sql(
      'select line, email, first_name, company from audience_member where version_id = $1 order by line',
      [body.version_id],
    );
    expect(rows).toMatchObject([{ line: 2, email: 'ada@letters.test', first_name: 'Jörg' }]);
  });

  it('keeps custom fields under their names', async () => {
    const { body: file } = await own.upload(
      lines('email,Shoe size', 'ada@letters.test,"38 ""wide"""', 'bo@letters.test,'),
    );
    const mapping = [
      { column: 0, field: 'email', name: null },
      { column: 1, field: 'custom', name: 'shoe' },
    ];
    const { body } = await app.as(own.anna).post('/api/v1/audience', {
      account_id: own.account,
      name: 'Shoes',
      upload_id: file.id,
      mapping,
    });
    await app.runJobs();
    const { body: members } = await app.as(own.anna).get(`/api/v1/audience/${body.id}/members`);
    expect(members).toMatchObject({
      total_rows: 2,
      objects: [
        { line: 2, email: 'a**************t', custom: { shoe: '38 "wide"' }, suppressed: false },
        { line: 3, custom: {} },
      ],
    });
  });

  it('counts people on a list as suppressed, by address, digest and domain', async () => {
    const here = await desk(app);
    const chief = await app.user({ superAdmin: true });
    const house = await app.as(chief).form('POST', '/api/v1/suppression', {
      fields: { scope: 'house', name: 'House', entries: 'blocked.test' },
    });
    expect(house.status).toBe(201);
    const list = await app.as(here.anna).form('POST', '/api/v1/suppression', {
      fields: {
        scope: 'account',
        account_id: String(here.account),
        name: 'Left',
        entries: `Left@letters.test\n${createHash('md5').update('md5@letters.test').digest('hex')}`,
      },
    });
    expect(list.status).toBe(201);
    const rows = ['left@letters.test', 'md5@letters.test', 'x@blocked.test', 'stays@letters.test'];
    const { body } = await here.imported(lines('email', ...rows));
    expect(body).toMatchObject({ counts: { rows: 4, accepted: 1, suppressed: 3 }, deliverable: 1, suppressed_now: 3 });
    // The counts of the import never change; who may be mailed now follows the lists.
    expect((await app.as(here.anna).patch(`/api/v1/suppression/${list.body.id}`, { active: false })).status).toBe(200);
    await app.runJobs();
    expect((await here.show(body.id)).body).toMatchObject({
      counts: { accepted: 1, suppressed: 3 },
      deliverable: 3,
      suppressed_now: 1,
    });
    await app.as(chief).delete(`/api/v1/suppression/${house.body.id}`);
    await app.runJobs();
    expect((await here.show(body.id)).body).toMatchObject({ deliverable: 4, suppressed_now: 0 });
    const actor = { kind: 'tracking', accounts: [here.account], requestId: 'r' } as const;
    const unsubscribe = () =>
      app.write(actor, (tx) =>
        suppress(tx, { accountId: here.account, advertiserId: null, email: 'stays@letters.test' }),
      );
    expect(await unsubscribe()).toBe(true);
    expect(await unsubscribe()).toBe(false);
    expect((await here.show(body.id)).body).toMatchObject({ deliverable: 3, suppressed_now: 1 });
  });

  it('ends in Error - Invalid Audience when more than a tenth is rejected, and removes its people', async () => {
    const { body } = await own.imported(lines('email,First name', ...good(8), 'no', 'nobody'));
    expect(body).toMatchObject({
      status: 'Error - Invalid Audience',
      version_id: null,
      deliverable: 0,
      counts: { rows: 10, accepted: 8, rejected: 2 },
      reasons: [{ code: 'too_many_rejected', subject: { entity: 'audience', id: body.id } }],
      latest_import: { state: 'failed' },
    });
    expect(await app.sql('select from audience_member where version_id = $1', [body.latest_import.version_id])).toEqual(
      [],
    );
  });

  it('leaves the version in use while a later import runs, fails or is cancelled', async () => {
    const { body } = await own.imported(lines('email,First name', ...good(20)));
    const other = await own.upload(lines('email,First name', 'bad', 'worse', ...good(3, 'new')));
    const anna = app.as(own.anna);
    const again = () =>
      anna.patch(`/api/v1/audience/${body.id}`, { upload_id: other.body.id, mapping: other.body.mapping });
    const running = await again();
    expect(running.body).toMatchObject({
      status: 'Approved',
      version_id: body.version_id,
      importing: { number: 2 },
      reasons: [{ code: 'importing' }],
    });
    expect((await again()).status).toBe(409);
    const cancelled = await anna.post(`/api/v1/audience/${body.id}/cancel`);
    expect(cancelled.body).toMatchObject({
      status: 'Approved',
      version_id: body.version_id,
      importing: null,
      latest_import: { state: 'cancelled', failure: expect.stringMatching(/^Cancelled by User No/) },
      reasons: [{ code: 'import_cancelled' }],
    });
    await app.runJobs();
    expect((await anna.post(`/api/v1/audience/${body.id}/cancel`)).status).toBe(409);
    await again();
    await app.runJobs();
    expect((await own.show(body.id)).body).toMatchObject({
      status: 'Approved',
      version_id: body.version_id,
      deliverable: 20,
      latest_import: { state: 'failed', number: 3 },
      reasons: [{ code: 'import_failed' }],
    });
    const better = await own.upload(lines('email,First name', ...good(30, 'new')));
    await anna.patch(`/api/v1/audience/${body.id}`, { upload_id: better.body.id });
    await app.runJobs();
    expect((await own.show(body.id)).body).toMatchObject({ version_number: 4, deliverable: 30, reasons: [] });
  });

  it('fails a file whose quote is never closed, naming the line', async () => {
    const { body } = await own.imported(
      lines('email,First name', ...good(40_000), `ada@x.test,"${'y\n'.repeat(700_000)}`),
    );
    expect(body).toMatchObject({
      status: 'Error - Invalid Audience',
      reasons: [{ code: 'unclosed_quote', text: 'The quote that is opened on line 40002 is never closed.' }],
    });
  });

  it('S52 exports the rejected rows with formulas neutralised', async () => {
    const { body } = await own.imported(lines('email,First name', ...good(30), '=cmd|calc,"a,b"', '+1,x'));
    const { text, headers } = await app.as(own.anna).post(`/api/v1/audience/${body.id}/rejects`);
    expect(text).toBe(
      `\uFEFF"Line","Reason","email","First name"\r\n"32","Bad address: no @","'=cmd|calc","a,b"\r\n"33","Bad address: no @","'+1","x"\r\n`,
    );
    expect(headers['content-disposition']).toMatch(/^attachment/);
  });
});
