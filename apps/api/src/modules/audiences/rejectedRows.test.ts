import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { testApp, type TestApp } from '../../testing/app.ts';
import { desk, type Desk } from '../../testing/audiences.ts';
import type { TestResponse } from '../../testing/client.ts';

let app: TestApp;
let own: Desk;

beforeAll(async () => {
  app = await testApp({ partial: true });
});
afterAll(() => app.close());
beforeEach(async () => {
  own = await desk(app);
});

const good = Array.from({ length: 30 }, (_, at) => `reader${at}@letters.test,Ada`);
const CSV = ['email,First name', ...good, 'nobody@,Noor', ''].join('\n');
const THREE_BAD = ['email,First name', ...good, 'nobody@@letters.test,Noor', ',Ivo', 'zoe@letters.test,Zoe,x', ''].join(
  '\n',
);

const EMAIL = { column: 0, field: 'email', name: null };
const NOTE = { column: 1, field: 'custom', name: 'note' };

interface Row {
  ingest?: number;
  line: number;
  values: readonly string[];
}

async function listed(id: number, query = ''): Promise<TestResponse['body']> {
  const { status, body, text } = await app.as(own.anna).get(`/api/v1/audience/${id}/rejected-rows${query}`);
  if (status !== 200) throw new Error(`${status} ${text}`);
  return body;
}

function send(
  { id, version_id }: { id: number; version_id: number },
  rows: readonly Row[],
  headers: Record<string, string> = {},
) {
  const body = { version_id, rows: rows.map((row) => ({ ingest: 1, ...row })) };
  return app.as(own.anna).post(`/api/v1/audience/${id}/corrections/rows`, body, headers);
}

/** Corrects the rows, and shows the audience once they are imported. */
async function correct(
  audience: { id: number; version_id: number },
  rows: readonly Row[],
): Promise<TestResponse['body']> {
  const { status, text } = await send(audience, rows);
  if (status !== 202) throw new Error(`${status} ${text}`);
  await app.runJobs();
  return (await own.show(audience.id)).body;
}

/** Everywhere, each ingest’s buckets add up, and those of a version are the sum of its ingests’. */
async function unequal() {
  return app.sql(
    `select v.id from audience_version v join audience_ingest i on i.account_id = v.account_id and i.version_id = v.id
      where v.state = 'sealed' group by v.id
     having (v.rows, v.accepted, v.rejected, v.duplicates, v.merged) is distinct from
            (sum(i.rows), sum(i.accepted), sum(i.rejected), sum(i.duplicates), sum(i.merged))
         or sum(i.rows) <> sum(i.accepted + i.rejected + i.duplicates + i.suppressed + i.opted_out + i.merged)
         or v.rejected <> (select count(*) from audience_reject r where r.version_id = v.id and r.corrected_in is null)`,
  );
}

async function storedFiles() {
  return app.sql(`select name, state from file where account_id = $1 or account_id is null order by id`, [own.account]);
}

describe('the list of rejected rows', () => {
  it('shows each with what is wrong, the address that was probably meant, and its cells', async () => {
    const { body } = await own.imported(THREE_BAD);
    const address = { ingest: 1, email_column: 0, suggestion: null, suggested_values: null };
    expect(await listed(body.id)).toEqual({
      total_rows: 3,
      version_id: body.version_id,
      columns: ['email', 'First name'],
      objects: [
        {
          ...address,
          line: 32,
          reason: 'bad_address',
          detail: 'two @',
          suggestion: 'nobody@letters.test',
          values: ['nobody@@letters.test', 'Noor'],
        },
        { ...address, line: 33, reason: 'no_email', detail: null, values: ['', 'Ivo'] },
        {
          ...address,
          line: 34,
          reason: 'wrong_column_count',
          detail: '3 values in 2 columns',
          values: ['zoe@letters.test', 'Zoe', 'x'],
        },
      ],
    });
  });

  it('pages, filters by reason, and turns around', async () => {
    const { body } = await own.imported(THREE_BAD);
    const linesOf = async (query: string) => {
      const { objects, total_rows } = await listed(body.id, query);
      return [total_rows, ...objects.map(({ line }: Row) => line)];
    };
    expect(await linesOf('?limit=2')).toEqual([3, 32, 33]);
    expect(await linesOf('?limit=2&skip=2')).toEqual([3, 34]);
    expect(await linesOf('?reason:eq=no_email&reason:eq=bad_address')).toEqual([2, 32, 33]);
    expect(await linesOf('?reason:eq=too_long')).toEqual([0]);
    expect(await linesOf('?order_by=line:desc')).toEqual([3, 34, 33, 32]);
    const wrong = await app.as(own.anna).get(`/api/v1/audience/${body.id}/rejected-rows?reason:eq=ugly`);
    expect(wrong.status).toBe(400);
  });

  it('says that a long row isn’t kept whole', async () => {
    const { body } = await own.imported(
      ['email,Note', ...good, `nobody@letters.test,"${'x'.repeat(5000)}"`, ''].join('\n'),
      {
        mapping: [EMAIL, NOTE],
      },
    );
    const [row] = (await listed(body.id)).objects;
    expect(row).toMatchObject({ reason: 'too_long', detail: 'only its first 4000 characters are kept' });
  });

  it('is empty without a version in use', async () => {
    const { body } = await own.imported('email\nbad\n');
    expect(await listed(body.id)).toEqual({ objects: [], total_rows: 0, version_id: null, columns: [] });
  });
});

describe('rows that are corrected in place', () => {
  it('make 31 people of 30 and one corrected row', async () => {
    const { body } = await own.imported(CSV);
    const after = await correct(body, [{ line: 32, values: ['nobody@letters.test', 'Noor'] }]);
    expect(after).toMatchObject({
      status: 'Approved',
      version_id: body.version_id,
      deliverable: 31,
      counts: { rows: 32, accepted: 31, rejected: 0, merged: 1 },
      reject_reasons: [],
      reasons: [],
      ingests: [
        { number: 1, kind: 'replace', counts: { rows: 31, accepted: 30, rejected: 0, merged: 1 } },
        { number: 2, kind: 'correct', counts: { rows: 1, accepted: 1 }, file: { name: 'Correction of 1 row.csv' } },
      ],
    });
    expect(await listed(body.id)).toMatchObject({ objects: [], total_rows: 0 });
    expect(await unequal()).toEqual([]);
  });

  it('bring their values exactly as they were typed', async () => {
    const header = 'email,Note,Phone';
    const csv = [header, ...good.map((row) => `${row},030`), 'nobody@,a,b', 'ivo@,c,d', ''].join('\n');
    const file = (await own.upload(csv)).body;
    const mapping = [EMAIL, NOTE, { column: 2, field: 'custom', name: 'phone' }];
    const fields = { account_id: own.account, name: 'Callers', upload_id: file.id, mapping };
    const { id } = (await app.as(own.anna).post('/api/v1/audience', fields)).body;
    await app.runJobs();
    const { body } = await own.show(id);
    const notes = [`"a", 'b'; c|d\r\n\te "f`, `'=1+1,'@x`];
    const after = await correct(body, [
      { line: 32, values: ['nobody@letters.test', notes[0] ?? '', '+44117'] },
      { line: 33, values: ['ivo@letters.test', notes[1] ?? '', '=-@'] },
    ]);
    const members = await app.sql(
      `select custom from audience_member where version_id = $1 and ingest = 2 order by line`,
      [after.version_id],
    );
    expect(members).toEqual([
      { custom: { note: notes[0], phone: '+44117' } },
      { custom: { note: notes[1], phone: '=-@' } },
    ]);
  });

  it('stay rejected where they are still wrong, and merge the others', async () => {
    const { body } = await own.imported(THREE_BAD);
    const after = await correct(body, [
      { line: 32, values: ['nobody@letters', 'Noor'] },
      { line: 33, values: ['ivo@letters.test', 'Ivo'] },
      { line: 34, values: ['reader3@letters.test', 'Zoe'] },
    ]);
    expect(after).toMatchObject({ deliverable: 31, reject_reasons: [{ reason: 'Bad address', count: 1 }] });
    expect(after.ingests[1].counts).toMatchObject({ rows: 3, accepted: 1, duplicates: 1, merged: 1 });
    expect((await listed(body.id)).objects).toMatchObject([{ line: 32, detail: 'two @' }]);
    expect(await unequal()).toEqual([]);
  });

  it('have one effect when they are sent twice', async () => {
    const { body } = await own.imported(CSV);
    const rows = [{ line: 32, values: ['nobody@letters.test', 'Noor'] }];
    const key = { 'idempotency-key': 'twice' };
    const both = await Promise.all([send(body, rows, key), send(body, rows, key)]);
    expect(both.map(({ status }) => status)).toEqual([202, 202]);
    // The import of the first call hasn't run yet.
    expect((await send(body, rows)).status).toBe(409);
    await app.runJobs();
    const again = await correct(body, [{ line: 32, values: ['somebody@letters.test', 'Noor'] }]);
    expect(again).toMatchObject({ deliverable: 31, reasons: [] });
    expect(again.ingests).toHaveLength(3);
    expect(again.ingests[2].counts).toMatchObject({ rows: 1, accepted: 0, duplicates: 1 });
    expect(await unequal()).toEqual([]);
  });

  it('come from each file of the version, also below another heading', async () => {
    const { body } = await own.imported(CSV);
    const more = ['Mail,First name,Town', ...good.map((row) => `new.${row},Bonn`), 'new@,Bo,Kyoto', ''].join('\n');
    const upload = (await own.upload(more)).body;
    const mapping = upload.mapping.map((each: { column: number }) =>
      each.column === 2 ? { column: 2, field: 'custom', name: 'town' } : each,
    );
    await app.as(own.anna).patch(`/api/v1/audience/${body.id}`, { upload_id: upload.id, mapping, people: 'add' });
    await app.runJobs();
    const { columns, objects } = await listed(body.id);
    expect(columns).toEqual(['email', 'First name', 'Mail', 'Town']);
    expect(objects).toMatchObject([
      { ingest: 1, line: 32, email_column: 0, values: ['nobody@', 'Noor', '', ''] },
      { ingest: 2, line: 32, email_column: 2, values: ['', 'Bo', 'new@', 'Kyoto'] },
    ]);
    const after = await correct(body, [
      { ingest: 1, line: 32, values: ['nobody@letters.test', 'Noor', '', ''] },
      { ingest: 2, line: 32, values: ['', 'Bo', 'new@letters.test', 'Kyoto'] },
    ]);
    expect(after).toMatchObject({ deliverable: 62, reject_reasons: [] });
    const members = await app.sql(
      'select email, first_name, custom from audience_member where version_id = $1 and ingest = 3 order by line',
      [after.version_id],
    );
    expect(members).toEqual([
      { email: 'nobody@letters.test', first_name: 'Noor', custom: null },
      { email: 'new@letters.test', first_name: 'Bo', custom: { town: 'Kyoto' } },
    ]);
    expect(await unequal()).toEqual([]);
  });

  it('are refused when they aren’t rows of the version in use, and leave no file', async () => {
    const { body } = await own.imported(CSV);
    const before = await storedFiles();
    const row = { line: 32, values: ['nobody@letters.test', 'Noor'] };
    const refused = async (status: number, rows: readonly Row[], text: string, version_id = body.version_id) => {
      const answer = await send({ id: body.id, version_id }, rows);
      expect([answer.status, answer.text]).toEqual([status, expect.stringContaining(text)]);
    };
    await refused(422, [{ ...row, line: 7 }], 'Line 7 is not among the rejected rows');
    await refused(422, [{ ...row, ingest: 9 }], 'Line 32 is not among the rejected rows');
    await refused(422, [{ line: 32, values: ['nobody@letters.test'] }], 'Line 32 must have 2 values');
    await refused(422, [row, row], 'only be corrected once');
    await refused(422, [{ line: 32, values: ['nobody@letters.test', 'N\u0007'] }], 'control characters');
    await refused(409, [row], 'Another version', body.version_id + 1_000_000);
    await refused(422, [], 'Rows can not be');
    await refused(
      422,
      Array.from({ length: 1001 }, () => ({ line: 32, values: [] })),
      'Rows can not be',
    );
    expect((await send(body, [row], { 'if-match': '"99"' })).status).toBe(412);
    const form = await app.as(own.anna).form('POST', `/api/v1/audience/${body.id}/corrections/rows`, {});
    expect(form.status).toBe(415);
    const large = [{ line: 32, values: ['x'.repeat(9_000_000)] }];
    expect((await send(body, large)).status).toBe(413);
    expect(await storedFiles()).toEqual(before);
    const invalid = (await own.imported('email\nbad\n')).body;
    const without = await send({ id: invalid.id, version_id: 1 }, [{ line: 2, values: ['bad@letters.test'] }]);
    expect(without.status).toBe(409);
    expect(without.text).toContain('Correct the whole file');
  });

  it('are corrected in a file where there are more columns than one may have', async () => {
    const names = Array.from({ length: 199 }, (_, at) => (at === 0 ? 'email' : `c${at}`));
    const rest = ','.repeat(198);
    const csv = [names.join(','), ...good.map((row) => row.split(',')[0] + rest), `nobody@${rest}`, ''].join('\n');
    const { body } = await own.imported(csv);
    const answer = await send(body, [{ line: 32, values: names }]);
    expect([answer.status, answer.text]).toEqual([422, expect.stringContaining('more than 198 columns')]);
  });

  it('need the permission to upload, besides the one to change the audience', async () => {
    const { body } = await own.imported(CSV);
    const changes = await app.user({
      accounts: [own.account],
      permissions: ['can_view_audience', 'can_update_audience'],
    });
    const rows = [{ ingest: 1, line: 32, values: ['nobody@letters.test', 'Noor'] }];
    const path = `/api/v1/audience/${body.id}`;
    const answer = await app.as(changes).post(`${path}/corrections/rows`, { version_id: body.version_id, rows });
    expect(answer.status).toBe(403);
    expect((await app.as(changes).get(`${path}/rejected-rows`)).status).toBe(200);
  });

  it('go into a copy when a launch used the version', async () => {
    const { body } = await own.imported(CSV);
    await app.sql('update audience_version set used_at = now() where id = $1', [body.version_id]);
    const after = await correct(body, [{ line: 32, values: ['nobody@letters.test', 'Noor'] }]);
    expect(after).toMatchObject({ version_number: 2, deliverable: 31 });
    expect(await listed(body.id)).toMatchObject({ total_rows: 0, version_id: after.version_id });
  });
});
