import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { testApp, type TestApp } from '../../../testing/app.ts';
import { desk, type Desk } from '../../../testing/audiences.ts';
import type { TestResponse } from '../../../testing/client.ts';

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

/** Three of 33 rows are rejected: lines 32, 33 and 34. */
const THREE_BAD = ['email,First name', ...good, 'nobody@,Noor', 'ivo@,Ivo', 'zoe.letters.test,Zoe', ''].join('\n');

async function rejectsOf(id: number): Promise<string> {
  return (await app.as(own.anna).post(`/api/v1/audience/${id}/rejects`)).text;
}

async function uploaded(csv: string): Promise<number> {
  const { status, body, text } = await own.upload(csv, 'rejects.csv');
  if (status !== 201) throw new Error(text);
  return body.id;
}

async function compare(id: number, csv: string): Promise<TestResponse['body']> {
  const upload_id = await uploaded(csv);
  return (await app.as(own.anna).post(`/api/v1/audience/${id}/comparison`, { upload_id })).body;
}

async function correct(id: number, csv: string): Promise<TestResponse['body']> {
  const answer = await app.as(own.anna).post(`/api/v1/audience/${id}/corrections`, { upload_id: await uploaded(csv) });
  if (answer.status !== 202) throw new Error(`${answer.status} ${answer.text}`);
  await app.runJobs();
  return (await own.show(id)).body;
}

async function add(id: number, csv: string): Promise<TestResponse['body']> {
  const body = { upload_id: await uploaded(csv), people: 'add' };
  const answer = await app.as(own.anna).patch(`/api/v1/audience/${id}`, body);
  if (answer.status !== 200) throw new Error(`${answer.status} ${answer.text}`);
  await app.runJobs();
  return (await own.show(id)).body;
}

async function emailsOf(versionId: number): Promise<string[]> {
  const rows = await app.sql<{ email: string }>('select email from audience_member where version_id = $1 order by id', [
    versionId,
  ]);
  return rows.map(({ email }) => email);
}

/** Everywhere, each ingest’s buckets add up, and those of a version are the sum of its ingests’. */
async function unequal() {
  return app.sql(
    `select v.id from audience_version v join audience_ingest i on i.account_id = v.account_id and i.version_id = v.id
      where v.state = 'sealed' group by v.id
     having (v.rows, v.accepted, v.rejected, v.duplicates, v.suppressed, v.opted_out, v.merged) is distinct from
            (sum(i.rows), sum(i.accepted), sum(i.rejected), sum(i.duplicates), sum(i.suppressed), sum(i.opted_out), sum(i.merged))
         or sum(i.rows) <> sum(i.accepted + i.rejected + i.duplicates + i.suppressed + i.opted_out + i.merged)
         or v.rejected <> (select count(*) from audience_reject r where r.version_id = v.id and r.corrected_in is null)`,
  );
}

describe('a file of corrected rejects', () => {
  it('makes 31 people of 30 and one corrected row, and tells so before', async () => {
    const { body } = await own.imported(CSV);
    expect(body).toMatchObject({ deliverable: 30, counts: { rows: 31, accepted: 30, rejected: 1 } });
    const corrected = (await rejectsOf(body.id)).replace('nobody@', 'nobody@letters.test');
    expect((await own.upload(corrected)).body.corrects).toBe(true);
    expect(await compare(body.id, corrected)).toEqual({
      version_number: 1,
      people: 30,
      corrects: true,
      next_number: null,
      replace: { go: 30, come: 1, people: 1 },
      add: { go: 0, come: 1, people: 31 },
      correct: { go: 0, come: 1, people: 31, corrected: 1, still_rejected: 0, repeated: 0, unknown: 0 },
    });
    const after = await correct(body.id, corrected);
    expect(after).toMatchObject({
      status: 'Approved',
      version_id: body.version_id,
      version_number: 1,
      deliverable: 31,
      counts: { rows: 32, accepted: 31, rejected: 0, merged: 1 },
      reject_reasons: [],
      reasons: [],
      recount: null,
      ingests: [
        { number: 1, kind: 'replace', counts: { rows: 31, accepted: 30, rejected: 0, merged: 1 } },
        { number: 2, kind: 'correct', counts: { rows: 1, accepted: 1, merged: 0 }, file: { name: 'rejects.csv' } },
      ],
    });
    expect((await emailsOf(body.version_id)).at(-1)).toBe('nobody@letters.test');
    expect(await rejectsOf(body.id)).toBe('\uFEFF"Line","Reason","email","First name"\r\n');
    expect(await unequal()).toEqual([]);
  });

  it('has one effect however often it is sent, also when the address was changed meanwhile', async () => {
    const { body } = await own.imported(CSV);
    const rejects = await rejectsOf(body.id);
    const corrected = rejects.replace('nobody@', 'nobody@letters.test');
    await correct(body.id, corrected);
    expect(await compare(body.id, corrected)).toMatchObject({
      add: { come: 0 },
      correct: { come: 0, people: 31, corrected: 0, repeated: 1 },
    });
    for (const again of [corrected, rejects.replace('nobody@', 'somebody@letters.test')]) {
      const after = await correct(body.id, again);
      expect(after).toMatchObject({ version_number: 1, deliverable: 31, reasons: [] });
      expect(after.ingests.at(-1).counts).toMatchObject({ rows: 1, accepted: 0, duplicates: 1 });
    }
    expect(await unequal()).toEqual([]);
  });

  it('leaves what is still wrong as it was, and refuses lines that were never rejected', async () => {
    const { body } = await own.imported(THREE_BAD);
    const rejects = await rejectsOf(body.id);
    const partly = rejects
      .replace('nobody@', 'nobody@letters.test')
      .replace('zoe.letters.test', 'reader3@letters.test');
    const after = await correct(body.id, partly);
    expect(after).toMatchObject({
      deliverable: 31,
      reject_reasons: [{ reason: 'Bad address', count: 1, example_line: 33 }],
    });
    // Zoe has an address that is a member's already.
    expect(after.ingests[1].counts).toMatchObject({ rows: 3, accepted: 1, duplicates: 1, merged: 1 });
    expect(after.ingests[0].counts).toMatchObject({ rejected: 1, merged: 2 });
    expect(await rejectsOf(body.id)).toBe(
      '\uFEFF"Line","Reason","email","First name"\r\n"33","Bad address: nothing after the @","ivo@","Ivo"\r\n',
    );
    const foreign = await correct(body.id, 'Line,Reason,email,First name\n7,Bad address,eve@letters.test,Eve\n');
    expect(foreign).toMatchObject({
      deliverable: 31,
      reasons: [{ code: 'import_failed' }],
      reject_reasons: [{ count: 1 }],
    });
    expect((await correct(body.id, rejects.replace('ivo@', 'ivo@letters.test'))).deliverable).toBe(32);
    expect(await unequal()).toEqual([]);
  });

  it('keeps the mapping of the file that it corrects, and undoes the quote before a formula', async () => {
    const csv = ['email,Phone', ...good.map((row) => row.replace('Ada', '030')), 'nobody@,+44117', ''].join('\n');
    const file = (await own.upload(csv)).body;
    const mapping = [
      { column: 0, field: 'email', name: null },
      { column: 1, field: 'custom', name: 'phone' },
    ];
    const fields = { account_id: own.account, name: 'Callers', upload_id: file.id, mapping };
    const made = await app.as(own.anna).post('/api/v1/audience', fields);
    await app.runJobs();
    const rejects = await rejectsOf(made.body.id);
    expect(rejects).toContain(`"'+44117"`);
    const after = await correct(made.body.id, rejects.replace('nobody@', 'nobody@letters.test'));
    const [member] = await app.sql('select custom from audience_member where version_id = $1 and email = $2', [
      after.version_id,
      'nobody@letters.test',
    ]);
    expect(member).toEqual({ custom: { phone: '+44117' } });
  });

  it('copies a version that a launch used, and leaves that one as it was', async () => {
    const { body } = await own.imported(CSV);
    await app.sql('update audience_version set used_at = now() where id = $1', [body.version_id]);
    const corrected = (await rejectsOf(body.id)).replace('nobody@', 'nobody@letters.test');
    expect(await compare(body.id, corrected)).toMatchObject({ next_number: 2, correct: { people: 31 } });
    const after = await correct(body.id, corrected);
    expect(after).toMatchObject({ version_number: 2, deliverable: 31, counts: { rows: 32, accepted: 31 } });
    expect(after.ingests.map(({ kind }: { kind: string }) => kind)).toEqual(['replace', 'correct']);
    expect(await emailsOf(after.version_id)).toHaveLength(31);
    expect(await emailsOf(body.version_id)).toHaveLength(30);
    expect(
      await app.sql('select number, accepted, rejected from audience_version where audience_id = $1 order by number', [
        body.id,
      ]),
    ).toEqual([
      { number: 1, accepted: 30, rejected: 1 },
      { number: 2, accepted: 31, rejected: 0 },
    ]);
    expect(await unequal()).toEqual([]);
  });

  it('never replaces people in silence', async () => {
    const { body } = await own.imported(CSV);
    const upload_id = await uploaded((await rejectsOf(body.id)).replace('nobody@', 'nobody@letters.test'));
    const anna = app.as(own.anna);
    const silent = await anna.patch(`/api/v1/audience/${body.id}`, { upload_id });
    expect(silent.status).toBe(422);
    expect(silent.text).toContain('Line and Reason');
    expect((await anna.patch(`/api/v1/audience/${body.id}`, { upload_id, people: 'replace' })).status).toBe(200);
  });

  it('refuses a file without the columns, and one whose version isn’t in use', async () => {
    const { body } = await own.imported(CSV);
    const anna = app.as(own.anna);
    const plain = await anna.post(`/api/v1/audience/${body.id}/corrections`, { upload_id: await uploaded(CSV) });
    expect(plain.status).toBe(422);
    const invalid = (await own.imported('email,First name\nbad,Ada\n')).body;
    const upload_id = await uploaded('Line,Reason,email,First name\n2,Bad address,ada@letters.test,Ada\n');
    const without = await anna.post(`/api/v1/audience/${invalid.id}/corrections`, { upload_id });
    expect(without.status).toBe(409);
    expect(without.text).toContain('Correct the whole file');
  });

  it('leaves nothing when it can’t be read', async () => {
    const { body } = await own.imported(CSV);
    // The upload reads only the head of a file.
    const rows = '32,Bad address,nobody@letters.test,Noor\n'.repeat(40_000);
    const unclosed = `Line,Reason,email,First name\n${rows}33,Bad address,"${'y\n'.repeat(700_000)}`;
    const after = await correct(body.id, unclosed);
    expect(after).toMatchObject({ deliverable: 30, version_number: 1, reasons: [{ code: 'import_failed' }] });
    expect(after.reject_reasons).toMatchObject([{ example_line: 32 }]);
    expect(await emailsOf(body.version_id)).toHaveLength(30);
    expect(after.ingests).toHaveLength(1);
    expect(await rejectsOf(body.id)).toContain('"32"');
  });
});

describe('a file whose people are added', () => {
  it('leaves everybody, brings who is new, and names its rejected lines by its number', async () => {
    const { body } = await own.imported(CSV);
    const more = Array.from({ length: 19 }, (_, at) => `new${at}@letters.test,Bo`);
    const csv = ['First name,email', ...more.map((row) => row.split(',').toReversed().join()), 'Bo,new19@', ''];
    csv.splice(3, 0, 'Ada,reader7@letters.test');
    expect(await compare(body.id, csv.join('\n'))).toMatchObject({
      replace: { go: 29, come: 19, people: 20 },
      add: { go: 0, come: 19, people: 49 },
      correct: null,
      corrects: false,
    });
    const after = await add(body.id, csv.join('\n'));
    expect(after).toMatchObject({
      version_number: 1,
      deliverable: 49,
      counts: { rows: 52, accepted: 49, rejected: 2 },
    });
    expect(after.ingests[1]).toMatchObject({
      kind: 'add',
      counts: { rows: 21, accepted: 19, duplicates: 1, rejected: 1 },
    });
    const rejects = await rejectsOf(body.id);
    expect(rejects).toContain('"22 of file 2","Bad address: nothing after the @","new19@","Bo"');
    expect((await correct(body.id, rejects.replace('new19@', 'new19@letters.test'))).deliverable).toBe(50);
    const { body: members } = await app.as(own.anna).get(`/api/v1/audience/${body.id}/members?limit=100`);
    expect(members.total_rows).toBe(50);
    const places = members.objects.map(({ ingest, line }: { ingest: number; line: number }) => `${ingest}.${line}`);
    expect(new Set(places).size).toBe(50);
    expect(await unequal()).toEqual([]);
  });

  it('takes out whom it says not to mail, and doesn’t bring whom an earlier file said not to mail', async () => {
    const csv = [
      'email,Status',
      ...good.map((row) => row.replace('Ada', 'subscribed')),
      'out@letters.test,unsubscribed',
      '',
    ];
    const { body } = await own.imported(csv.join('\n'));
    expect(body.counts).toMatchObject({ accepted: 30, opted_out: 1 });
    const later =
      'email,Status\nreader1@letters.test,unsubscribed\nout@letters.test,subscribed\nnew@letters.test,subscribed\n';
    expect((await compare(body.id, later)).add).toEqual({ go: 1, come: 1, people: 30 });
    const after = await add(body.id, later);
    expect(after).toMatchObject({ deliverable: 30, counts: { opted_out: 2 } });
    expect(after.consent.columns).toMatchObject([{ heading: 'Status', count: 2 }]);
    const emails = await emailsOf(after.version_id);
    expect(emails).not.toContain('reader1@letters.test');
    expect(emails).not.toContain('out@letters.test');
    expect(await unequal()).toEqual([]);
  });

  it('counts people on a list as suppressed', async () => {
    const { body } = await own.imported(CSV);
    const list = { scope: 'account', account_id: String(own.account), name: 'Left', entries: 'left@letters.test' };
    await app.as(own.anna).form('POST', '/api/v1/suppression', { fields: list });
    await app.runJobs();
    const after = await add(body.id, 'email,First name\nleft@letters.test,Lo\nnew@letters.test,Bo\n');
    expect(after).toMatchObject({ deliverable: 31, suppressed_now: 1, ingests: [{}, { counts: { suppressed: 1 } }] });
  });

  it('is deleted with its audience', async () => {
    const { body } = await own.imported(CSV);
    await add(body.id, 'email,First name\nnew@letters.test,Bo\n');
    expect((await app.as(own.anna).delete(`/api/v1/audience/${body.id}`)).status).toBe(204);
    expect(await app.sql(`select from file where account_id = $1 and state <> 'doomed'`, [own.account])).toEqual([]);
  });
});
