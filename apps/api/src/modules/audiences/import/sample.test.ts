import fc from 'fast-check';
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

interface Row {
  line: number;
  reason: string | null;
  opted_out: object | null;
  same_as: number | null;
}

const MAPPING = [
  { column: 0, field: 'email', name: null },
  { column: 1, field: 'first_name', name: null },
];

type Settings = Record<string, unknown>;

async function sampleOf(upload: { id: number }, more: Settings = {}) {
  const settings = { mapping: MAPPING, ...more };
  const answer = await app.as(own.anna).post(`/api/v1/audience/file/${upload.id}/sample`, settings);
  return { upload, settings, ...answer };
}

async function sampled(content: string | Buffer, more?: Settings) {
  const { status, body } = await own.upload(content);
  expect(status).toBe(201);
  return sampleOf(body, more);
}

function lines(...rows: string[]): string {
  return rows.map((row) => `${row}\n`).join('');
}

function good(count: number, name = 'Ada'): string[] {
  return Array.from({ length: count }, (_, at) => `reader${at}@letters.test,${name},yes`);
}

/** Imports an upload, and returns what became of each line. */
async function becomes({ upload, settings }: Awaited<ReturnType<typeof sampleOf>>) {
  const fields = { account_id: own.account, name: 'Readers', upload_id: upload.id, ...settings };
  const { status, body } = await app.as(own.anna).post('/api/v1/audience', fields);
  expect(status).toBe(202);
  await app.runJobs();
  const version = [body.latest_import.version_id];
  const rows = await app.sql<{ line: number; outcome: string }>(
    `select line::int as line, reason as outcome from audience_reject where version_id = $1
     union all select line::int, 'opted out' from audience_opt_out where version_id = $1
     union all select line::int, 'good' from audience_member where version_id = $1`,
    version,
  );
  const { body: shown } = await own.show(body.id);
  return { status: shown.status, outcomes: new Map(rows.map(({ line, outcome }) => [line, outcome])) };
}

function outcomeOf({ reason, opted_out: optedOut, same_as: sameAs }: Row): string {
  return reason ?? (optedOut ? 'opted out' : sameAs === null ? 'good' : 'duplicate');
}

describe('a sample', () => {
  it('says what the import will do with each row', async () => {
    const found = await sampled(
      lines(
        'email,Name,Opt-in,Note',
        'ada@letters.test,Ada,yes,',
        'anna@,Anna,yes,',
        'info@letters.test,Desk,yes,',
        'ben@mailinator.com,Ben,yes,',
        ',Nobody,yes,',
        'cleo@letters.test,Cleo,yes,boots,socks',
        'dan@letters.test,Dan,no,',
        'ADA@letters.test,Again,yes,',
        'DAN@letters.test,Again,yes,',
      ),
    );
    const nothing = { reason: null, detail: null, opted_out: null, same_as: null };
    expect(found).toMatchObject({ status: 200, body: { columns: [0, 1], later: { good: 0, rows: [] } } });
    expect(found.body.first).toEqual({
      good: 1,
      rows: [
        { ...nothing, line: 2, values: ['ada@letters.test', 'Ada'] },
        { ...nothing, line: 3, values: ['anna@', 'Anna'], reason: 'bad_address', detail: 'nothing after the @' },
        { ...nothing, line: 4, values: ['info@letters.test', 'Desk'], reason: 'role_address' },
        { ...nothing, line: 5, values: ['ben@mailinator.com', 'Ben'], reason: 'disposable_domain' },
        { ...nothing, line: 6, values: ['', 'Nobody'], reason: 'no_email' },
        {
          ...nothing,
          line: 7,
          values: ['cleo@letters.test', 'Cleo'],
          reason: 'wrong_column_count',
          detail: '5 values in 4 columns',
        },
        { ...nothing, line: 8, values: ['dan@letters.test', 'Dan'], opted_out: { column: 2, cell: 'no' } },
        { ...nothing, line: 9, values: ['ADA@letters.test', 'Again'], same_as: 2 },
        { ...nothing, line: 10, values: ['DAN@letters.test', 'Again'], same_as: 8 },
      ],
    });
  });

  it('follows the columns and the rules', async () => {
    const content = lines('email,Other', 'info@letters.test,ada@letters.test', 'bo@mailinator.com,');
    const lenient = { reject_role_addresses: false, reject_disposable_domains: false };
    expect((await sampled(content, lenient)).body.first).toMatchObject({ good: 2 });
    expect((await sampled(content, { has_header: false })).body.first.rows[0]).toMatchObject({
      line: 1,
      reason: 'heading',
    });
    const mapping = [
      { column: 1, field: 'email', name: null },
      { column: 0, field: 'ignore', name: null },
    ];
    expect((await sampled(content, { mapping })).body).toMatchObject({
      columns: [1],
      first: { good: 1, rows: [{ values: ['ada@letters.test'] }, { reason: 'no_email' }] },
    });
  });

  it('has 200 rows of the beginning, and 200 from where the import’s second transaction begins', async () => {
    const { first, later } = (await sampled(lines('email,Name,Opt-in', ...good(3000)))).body;
    expect(first).toMatchObject({ good: 200 });
    expect(later).toMatchObject({ good: 200 });
    expect([first.rows.at(0).line, first.rows.at(-1).line]).toEqual([2, 201]);
    expect([later.rows.at(0).line, later.rows.at(-1).line]).toEqual([2502, 2701]);
  });

  it('reads no more of the file than it needs, and refuses a quote in it that is never closed', async () => {
    const wide = good(3000, 'A'.repeat(500));
    const open = `ada@x.test,"${'y\n'.repeat(700_000)}`;
    const behind = await sampled(lines('email,Name,Opt-in', ...wide, open));
    expect(behind.status).toBe(200);
    const url = `/api/v1/audience/file/${behind.upload.id}/consent`;
    expect((await app.as(own.anna).post(url, { mapping: MAPPING })).status).toBe(422);
    const within = await sampled(lines('email,Name,Opt-in', ...wide.slice(0, 2550), open));
    expect(within.status).toBe(422);
    expect(within.text).toContain('The quote that is opened on line 2552 is never closed');
  });

  it('cuts long cells, and shows what can’t be decoded', async () => {
    // More letters are UTF-8 than not, so the file is.
    const wide = good(2550, `ë${'A'.repeat(500)}`);
    const bytes = Buffer.concat([
      Buffer.from(lines('email,Name,Opt-in', ...wide)),
      Buffer.from('jos\xe9@letters.test,Jos\xe9,yes\n', 'latin1'),
    ]);
    const { first, later } = (await sampled(bytes)).body;
    expect(first.rows[0].values[1]).toHaveLength(200);
    expect(later.rows.at(-1)).toMatchObject({
      line: 2552,
      reason: 'undecodable',
      values: ['jos\uFFFD@letters.test', 'Jos\uFFFD'],
    });
  });

  it('is out of reach of strangers, and needs a mapping that can be imported', async () => {
    const { body } = await own.upload(lines('email,Name', 'ada@letters.test,Ada'));
    const url = `/api/v1/audience/file/${body.id}/sample`;
    expect((await app.nobody.post(url, { mapping: MAPPING })).status).toBe(401);
    const reader = await app.user({ accounts: [own.account], permissions: ['can_view_audience'] });
    expect((await app.as(reader).post(url, { mapping: MAPPING })).status).toBe(403);
    const stranger = await desk(app);
    expect((await app.as(stranger.anna).post(url, { mapping: MAPPING })).status).toBe(404);
    expect((await app.as(own.anna).post('/api/v1/audience/file/2147483647/sample', { mapping: MAPPING })).status).toBe(
      404,
    );
    expect((await app.as(own.anna).post(url, { mapping: [] })).status).toBe(422);
    expect((await app.as(own.anna).post(url, {})).status).toBe(400);
  });
});

const UGLY = [
  'nobody,Ada,yes',
  'two@@letters.test,Ada,yes',
  'zero\u200Bwidth@letters.test,Ada,yes',
  'jos\u00E9@letters.test,Jos\u00E9,yes',
  '\uD800@letters.test,\uD800,yes',
  'info@letters.test,Desk,yes',
  'ben@mailinator.com,Ben,yes',
  ',Nobody,yes',
  ',,',
  'short@letters.test',
  'short@letters.test,Ada',
  'wide@letters.test,Ada,yes,more',
  'wide@letters.test,Ada,yes,,',
  '',
  '   ',
  '"quoted@letters.test","A ""B""",yes',
  '"open@letters.test,Ada,yes',
  'open@letters.test,"Ada,yes',
  'note@letters.test,"two\nlines",yes',
  'note@letters.test,"rows\nrow@letters.test,Bo,yes\n",yes',
  'behind@letters.test,"Ada" Ltd,yes',
  'twice@letters.test,Ada,yes',
  'TWICE@letters.test,Ada,yes',
  'twice@letters.test,Ada,no',
  'left@letters.test,Ada,no',
  'info@letters.test,Desk,no',
  `${'x'.repeat(300)}@letters.test,Ada,yes`,
  `long@letters.test,${'x'.repeat(1001)},yes`,
];

const ENCODINGS = ['utf8', 'latin1', 'utf16le'] as const;

/** A file with ugly rows among so many good ones that the import keeps its people. */
const file = fc
  .record({
    rows: fc.array(fc.constantFrom(...UGLY), { minLength: 1, maxLength: 25 }),
    lineEnd: fc.constantFrom('\n', '\r\n'),
    encoding: fc.constantFrom(...ENCODINGS),
  })
  .map(({ rows, lineEnd, encoding }) => {
    const all = rows.flatMap((row, at) => [
      ...Array.from({ length: 14 }, (_, step) => `reader${at}.${step}@letters.test,Ada,yes`),
      row,
    ]);
    return Buffer.from([`email,Name,Opt-in`, ...all, ''].join(lineEnd), encoding);
  });

it('agrees with the import about every row of a file, however ugly', async () => {
  const rules = fc.record({
    has_header: fc.boolean(),
    reject_role_addresses: fc.boolean(),
    reject_disposable_domains: fc.boolean(),
  });
  const seen = new Set<string>();
  await fc.assert(
    fc.asyncProperty(file, rules, async (content, more) => {
      const { status: uploaded, body: upload } = await own.upload(content);
      // A file that is not a table is refused before.
      fc.pre(uploaded === 201);
      const found = await sampleOf(upload, more);
      expect(found.status).toBe(200);
      const { status, outcomes } = await becomes(found);
      expect(status).toBe('Approved');
      const rows: Row[] = found.body.first.rows;
      const told = rows.map((row) => [row.line, outcomeOf(row)]);
      expect(told).toEqual(rows.map(({ line }) => [line, outcomes.get(line) ?? 'duplicate']));
      for (const [, outcome] of told) seen.add(String(outcome));
      expect(found.body.first.good).toBe(rows.filter((row) => outcomeOf(row) === 'good').length);
    }),
    { numRuns: 30 },
  );
  expect(seen.size).toBeGreaterThan(5);
});

it('agrees with the import behind the place where the file is split', async () => {
  const bad = ['nobody,Ada,yes', 'info@letters.test,Ada,yes', 'short@letters.test', 'left@letters.test,Ada,no', ''];
  const rows = [...bad, ...good(2492), ...bad, 'reader7@letters.test,Ada,yes', ...bad, 'last@letters.test,Ada,yes'];
  const found = await sampled(lines('email,Name,Opt-in', ...rows));
  const { outcomes } = await becomes(found);
  const { first, later } = found.body as Record<'first' | 'later', { rows: Row[] }>;
  expect(later.rows.map((row) => [row.line, outcomeOf(row)])).toEqual([
    [2504, 'duplicate'],
    [2505, 'bad_address'],
    [2506, 'role_address'],
    [2507, 'wrong_column_count'],
    [2508, 'opted out'],
    [2510, 'good'],
  ]);
  for (const row of [...first.rows, ...later.rows]) expect(outcomeOf(row)).toBe(outcomes.get(row.line) ?? 'duplicate');
});
