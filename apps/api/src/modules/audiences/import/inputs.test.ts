import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testApp, type TestApp } from '../../../testing/app.ts';
import { desk, type Desk } from '../../../testing/audiences.ts';

let app: TestApp;
let own: Desk;

beforeAll(async () => {
  app = await testApp({ partial: true });
  own = await desk(app);
});
afterAll(() => app.close());

function input(name: string): Promise<Buffer> {
  return readFile(new URL(`./inputs/${name}.csv`, import.meta.url));
}

async function peopleOf(versionId: number) {
  return app.sql<{ line: number; email: string; first_name: string | null; company: string | null; custom: unknown }>(
    `select line::int as line, email, first_name, company, custom from audience_member where version_id = $1 order by line`,
    [versionId],
  );
}

async function profileOf(csv: Buffer) {
  const { body } = await own.upload(csv);
  const profile = await app.as(own.anna).post(`/api/v1/audience/file/${body.id}/consent`, { mapping: body.mapping });
  return { upload: body, profile: profile.body };
}

/** Files from the bug trackers of other products. The right values were read from each by hand. */
describe('the rows of a file', () => {
  it('are those who didn’t opt out', async () => {
    const { body } = await own.imported(await input('consentColumn'));
    expect(body.counts).toMatchObject({ rows: 8, accepted: 2, opted_out: 6, rejected: 0, duplicates: 0 });
    expect((await peopleOf(body.version_id)).map(({ line, email }) => [line, email])).toEqual([
      [2, 'ada@example.com'],
      [9, 'hana@example.com'],
    ]);
    expect(body.suspects).toEqual([]);
  });

  it('are read by the delimiter behind the quotes, and may run over blank lines', async () => {
    const csv = await input('delimiterBehindQuotes');
    const { upload, profile } = await profileOf(csv);
    expect(upload).toMatchObject({ delimiter: ';', suspects: [] });
    expect(profile).toMatchObject({ rows: 4, rejected: 0, suspects: [] });
    const mapping = [
      { column: 0, field: 'first_name' },
      { column: 1, field: 'custom', name: 'remark' },
      { column: 2, field: 'email' },
    ];
    const { body } = await own.imported(csv, { mapping });
    expect(body).toMatchObject({ counts: { rows: 4, accepted: 4, rejected: 0 }, suspects: [] });
    const found = await peopleOf(body.version_id);
    expect(found.map(({ line, email }) => [line, email])).toEqual([
      [2, 'ada@example.com'],
      [5, 'ben@example.com'],
      [8, 'cleo@example.com'],
      [9, 'dan@example.com'],
    ]);
    expect(found[0]?.custom).toEqual({ remark: 'Bristol, UK\n1, Quay Lane, flat 2, left\nring twice, wait, knock' });
    expect(found[3]?.custom).toEqual({ remark: 'York, UK\n\n3, Wall Street, door, blue' });
  });

  it('are right in UTF-16 without a mark', async () => {
    const csv = await input('utf16WithoutMark');
    const { upload } = await profileOf(csv);
    expect(upload).toMatchObject({ encoding: 'utf-16le', delimiter: '\t' });
    const mapping = [
      { column: 0, field: 'email' },
      { column: 1, field: 'first_name' },
      { column: 2, field: 'company' },
    ];
    const { body } = await own.imported(csv, { mapping });
    expect(body.counts).toMatchObject({ rows: 5, accepted: 5, rejected: 0 });
    expect(await peopleOf(body.version_id)).toMatchObject([
      { line: 2, email: 'ada@example.com', first_name: 'Ada', company: 'Köln' },
      { line: 3, email: 'ben@example.com', first_name: 'Ben, der Zweite', company: 'München' },
      { line: 4, email: 'cleo@example.com', first_name: 'Cleo 🥾', company: 'Łódź' },
      { line: 5, email: 'dan@example.com', first_name: 'Dan', company: 'Saint-Étienne' },
      { line: 6, email: 'eve@example.com', first_name: 'Eve', company: '東京' },
    ]);
  });

  it('aren’t swallowed by a quote that is left open', async () => {
    const csv = await input('strayQuotes');
    const behind = { line: 3, last_line: 3 };
    const open = { line: 5, last_line: 8 };
    const { upload, profile } = await profileOf(csv);
    // Said before the import, with the text that isn't kept.
    expect(profile).toMatchObject({ rows: 8, rejected: 0 });
    expect(profile.suspects).toEqual([
      { kind: 'text_behind_quote', count: 1, first: [{ ...behind, text: '"Boots & Co" Ltd;ben@example.com;Bristol' }] },
      { kind: 'split_at_line_ends', count: 1, first: [{ ...open, text: '"Quay Lane;dan@example.com;Hull' }] },
    ]);
    const kept = [
      { kind: 'text_behind_quote', count: 1, first: [{ ...behind, text: null }] },
      { kind: 'split_at_line_ends', count: 1, first: [{ ...open, text: null }] },
    ];
    expect(upload.suspects).toEqual(kept);
    expect(upload.rows).toHaveLength(8);
    const { body } = await own.imported(csv);
    expect(body).toMatchObject({
      status: 'Approved',
      counts: { rows: 8, accepted: 8, rejected: 0, duplicates: 0 },
      deliverable: 8,
      reject_reasons: [],
      suspects: kept,
    });
    expect((await peopleOf(body.version_id)).map(({ line, email, company }) => [line, email, company])).toEqual([
      [2, 'ada@example.com', '19" Racks OÜ'],
      [3, 'ben@example.com', 'Boots & Co Ltd'],
      [4, 'cleo@example.com', 'Cleo\'s 7" Singles'],
      [5, 'dan@example.com', '"Quay Lane'],
      [6, 'eve@example.com', 'Mill Road'],
      [7, 'finn@example.com', 'Wall Street'],
      [8, 'gus@example.com', 'Harbour" Ltd'],
      [9, 'hana@example.com', 'Pine "Green" Ltd'],
    ]);
  });

  it('with a bad address are refused, each by its line', async () => {
    const { body } = await own.imported(await input('addressZoo'));
    expect(body.counts).toMatchObject({ rows: 22, rejected: 15, duplicates: 2 });
    const rejects = await app.sql<{ line: number; reason: string }>(
      'select line::int as line, reason from audience_reject where version_id = $1 order by line',
      [body.latest_import.version_id],
    );
    const linesWith = (wanted: string) => rejects.flatMap(({ line, reason }) => (reason === wanted ? [line] : []));
    expect(linesWith('bad_address')).toEqual([5, 6, 8, 9, 12, 13, 14, 15, 16, 19, 20, 21, 22, 23]);
    expect(linesWith('role_address')).toEqual([18]);
    const { text } = await app.as(own.anna).post(`/api/v1/audience/${body.id}/rejects`);
    const faults = text.matchAll(/^"(\d+)","Bad address: ([^"]*(?:""[^"]*)*)"/gm);
    expect([...faults].map(([, line, fault]) => `${line}: ${fault}`)).toEqual([
      '5: space after “ben”; perhaps benquay@example.com',
      '6: quotes in the address',
      '8: dot before the @',
      '9: two dots in a row',
      '12: “ü” before the @',
      '13: two addresses; perhaps gus@example.com',
      '14: name before the address; perhaps ivo@example.com',
      '15: begins with “mailto:”; perhaps jo@example.com',
      '16: “.” at the end; perhaps kim@example.com',
      '19: no dot in the domain',
      '20: IP address instead of a domain',
      '21: “_” in the domain',
      '22: more than 64 characters before the @',
      '23: two addresses; perhaps quinn@example.com',
    ]);
  });
});

describe('columns that compete', () => {
  it('are asked about, and cells that are missing or empty at the end reject nobody', async () => {
    const csv = await input('twoEmailColumns');
    const { body: upload } = await own.upload(csv);
    const asked = await app
      .as(own.anna)
      .post(`/api/v1/audience/file/${upload.id}/consent`, { mapping: upload.mapping });
    expect(asked.status).toBe(422);
    expect(asked.text).toContain('Choose the column that holds the e-mail address');
    const competing = upload.columns.filter(
      (column: { valid_percent: number | null }) => column.valid_percent !== null,
    );
    expect(competing).toMatchObject([{ name: 'email' }, { name: 'Email' }]);
    const { body } = await own.imported(csv, { mapping: [{ column: 3, field: 'email' }] });
    expect(body.counts).toMatchObject({ rows: 6, accepted: 4, rejected: 2 });
    const { text } = await app.as(own.anna).post(`/api/v1/audience/${body.id}/rejects`);
    expect([...text.matchAll(/^"(\d+)","([^"]*)"/gm)].map(([, line, reason]) => `${line}: ${reason}`)).toEqual([
      '4: No e-mail',
      '8: Wrong column count',
    ]);
  });

  it('are read by their headings', async () => {
    const { body } = await own.imported(await input('googleContacts'));
    expect(body.mapping).toContainEqual({ column: 5, field: 'email', name: null });
    expect(body.counts).toMatchObject({ rows: 6, accepted: 2, rejected: 4 });
    const { text } = await app.as(own.anna).post(`/api/v1/audience/${body.id}/rejects`);
    expect(text).toContain('"3","Bad address: two addresses; perhaps ben@example.com"');
    expect(text).toContain('"6","Bad address: two addresses; perhaps eve@example.com"');
    expect(text).toContain('"5","No e-mail: the address stands under “E-mail 2 - Value”; perhaps dan@example.com"');
    expect(text).toContain('"7","No e-mail"');
  });
});

describe('suspect quotes', () => {
  it('are counted over the chunks of an import, with the first lines of each kind', async () => {
    const rows = Array.from({ length: 6000 }, (_, at) => `${at % 10 === 0 ? '"' : ''}Quay;reader${at}@letters.test`);
    const { body } = await own.imported(['company;email', ...rows, ''].join('\n'));
    expect(body.counts).toMatchObject({ rows: 6000, accepted: 6000 });
    const [group] = body.suspects;
    expect(group).toMatchObject({ kind: 'split_at_line_ends', count: 600 });
    expect(group.first.map(({ line }: { line: number }) => line)).toEqual([2, 12, 22, 32, 42]);
    const audits = await app.sql(
      `select after from audit_entry where entity = 'audience_version' and entity_id = $1 and action = 'update' and after ? 'suspects'`,
      [body.version_id],
    );
    expect(audits).toEqual([]);
  });

  it('don’t keep people off a suppression list', async () => {
    const here = await desk(app);
    const list = 'email;since\n"left@letters.test;2024\ngone@letters.test;2025\nlast@letters.test;2026"\n';
    const made = await app.as(here.anna).form('POST', '/api/v1/suppression', {
      fields: { scope: 'account', account_id: String(here.account), name: 'Left' },
      files: { suppressions: { name: 'left.csv', type: 'text/csv', content: list } },
    });
    expect(made.status).toBe(201);
    await app.runJobs();
    const { body } = await here.imported(
      'email\nleft@letters.test\ngone@letters.test\nlast@letters.test\nada@letters.test\n',
    );
    expect(body.counts).toMatchObject({ accepted: 1, suppressed: 3 });
  });

  it('in the rejected rows come back in the columns that they were read in, with the delimiter of their file', async () => {
    const rows = Array.from({ length: 20 }, (_, at) => `Quay;reader${at}@letters.test;Bath`);
    const { body } = await own.imported(['company;email;city', ...rows, '"Quay;info@letters.test;Hull', ''].join('\n'));
    expect(body.counts).toMatchObject({ rows: 21, accepted: 20, rejected: 1 });
    const { text } = await app.as(own.anna).post(`/api/v1/audience/${body.id}/rejects`);
    expect(text).toContain('"22";"Role address";"""Quay";"info@letters.test";"Hull"');
  });
});
