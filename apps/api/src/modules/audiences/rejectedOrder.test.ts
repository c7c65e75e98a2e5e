import { readFile } from 'node:fs/promises';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testApp, type TestApp } from '../../testing/app.ts';
import { desk, type Desk } from '../../testing/audiences.ts';
import { headingsAboveSql } from './import/leftRows.repository.ts';

let app: TestApp;
let own: Desk;

beforeAll(async () => {
  app = await testApp({ partial: true });
  own = await desk(app);
});
afterAll(() => app.close());

const SAYS = 'from line 7 on the columns stand in another order';
const MAPPING = [
  { column: 0, field: 'email', name: null },
  { column: 1, field: 'first_name', name: null },
  { column: 2, field: 'custom', name: 'city' },
];

/** The file as it was found, with its own order again below it and enough good rows. */
async function pasted(...more: string[]): Promise<Buffer> {
  const found = await readFile(new URL('./import/inputs/pastedTogether.csv', import.meta.url));
  const good = Array.from({ length: 100 }, (_, at) => `reader${at}@letters.test;Reader;Hull`);
  return Buffer.concat([found, Buffer.from(['E-mail;Name;City', ...good, ...more, ''].join('\r\n'))]);
}

interface Row {
  ingest: number;
  line: number;
  suggested_values: string[] | null;
}

async function rejectedRows(id: number): Promise<Row[]> {
  const { body } = await app.as(own.anna).get(`/api/v1/audience/${id}/rejected-rows?limit=100`);
  return body.objects;
}

/** Imports each rejected row as it is suggested whole, and shows the audience then. */
async function takeWhole(audience: { id: number; version_id: number }) {
  const rows = (await rejectedRows(audience.id)).flatMap(({ ingest, line, suggested_values: values }) =>
    values === null ? [] : [{ ingest, line, values }],
  );
  const path = `/api/v1/audience/${audience.id}/corrections/rows`;
  const { status, text } = await app.as(own.anna).post(path, { version_id: audience.version_id, rows });
  if (status !== 202) throw new Error(`${status} ${text}`);
  await app.runJobs();
  return (await own.show(audience.id)).body;
}

async function peopleOf(versionId: number) {
  const found = await app.sql<{ email: string; first_name: string | null; city: string | null }>(
    `select email, first_name, custom ->> 'city' as city from audience_member where version_id = $1`,
    [versionId],
  );
  return new Map(found.map(({ email, first_name: name, city }) => [email, [name, city]]));
}

describe('rows below a heading row in another order', () => {
  it('say so in the sample', async () => {
    const { body: upload } = await own.upload(await pasted('Ida;Bath;ida@example.com'));
    const { body } = await app.as(own.anna).post(`/api/v1/audience/file/${upload.id}/sample`, { mapping: MAPPING });
    const faults = body.first.rows.flatMap((row: { line: number; reason: string | null; detail: string | null }) =>
      row.reason === null ? [] : [[row.line, row.reason, row.detail]],
    );
    expect(faults).toEqual([
      [4, 'heading', null],
      [7, 'heading', SAYS],
      [8, 'bad_address', SAYS],
      [9, 'bad_address', SAYS],
      [10, 'note', null],
      [11, 'note', null],
      [12, 'heading', null],
      [113, 'bad_address', 'the address stands under “City”; perhaps ida@example.com'],
    ]);
  });

  it('are offered whole, and become the people that they name', async () => {
    const { body } = await own.imported(await pasted('Ida;Bath;ida@example.com'), { mapping: MAPPING });
    expect(await rejectedRows(body.id)).toMatchObject([
      { line: 4, detail: null, suggested_values: null },
      { line: 7, detail: SAYS, suggestion: null, suggested_values: null },
      {
        line: 8,
        detail: SAYS,
        suggestion: 'dan@example.com',
        values: ['Dan', 'Hull', 'dan@example.com'],
        suggested_values: ['dan@example.com', 'Dan', 'Hull'],
      },
      { line: 9, detail: SAYS, suggested_values: ['eve@example.com', 'Eve', 'York'] },
      { line: 10, suggested_values: null },
      { line: 11, suggested_values: null },
      { line: 12, detail: null, suggested_values: null },
      { line: 113, suggestion: 'ida@example.com', suggested_values: null },
    ]);
    const bad = body.reject_reasons.find(({ reason }: { reason: string }) => reason === 'Bad address');
    expect(bad).toMatchObject({ count: 3, example_line: 8, detail: SAYS });
    const exported = (await app.as(own.anna).post(`/api/v1/audience/${body.id}/rejects`)).text;
    expect(exported).toContain(`"7";"Repeated heading: ${SAYS}"`);
    expect(exported).toContain(`"9";"Bad address: ${SAYS}";"Eve";"York";"eve@example.com"`);
    const after = await takeWhole(body);
    expect(after.counts).toMatchObject({ accepted: 105, rejected: 6 });
    const people = await peopleOf(after.version_id);
    expect(people.get('dan@example.com')).toEqual(['Dan', 'Hull']);
    expect(people.get('eve@example.com')).toEqual(['Eve', 'York']);
  });

  it('are listed besides headings and notes, by which the list is filtered', async () => {
    const { body } = await own.imported(await pasted(), { mapping: MAPPING });
    const path = `/api/v1/audience/${body.id}/rejected-rows?reason:eq=heading&reason:eq=note`;
    const { objects } = (await app.as(own.anna).get(path)).body;
    expect(objects.map(({ line, reason }: { line: number; reason: string }) => `${line} ${reason}`)).toEqual([
      '4 heading',
      '7 heading',
      '10 note',
      '11 note',
      '12 heading',
    ]);
  });

  it('belong to the heading row of their own file', async () => {
    const { body } = await own.imported(await pasted(), { mapping: MAPPING });
    const more = ['E-mail;Name;City', ...Array.from({ length: 40 }, (_, at) => `more${at}@letters.test;More;York`)];
    const upload = (await own.upload([...more, 'Ida;Bath;ida@example.com', ''].join('\r\n'))).body;
    const fields = { upload_id: upload.id, mapping: MAPPING, people: 'add' };
    await app.as(own.anna).patch(`/api/v1/audience/${body.id}`, fields);
    await app.runJobs();
    const rows = await rejectedRows(body.id);
    expect(rows.at(-1)).toMatchObject({
      ingest: 2,
      line: 42,
      detail: 'the address stands under “City”',
      suggested_values: null,
    });
  });

  it('are found by the heading row above in an index of such rows only', async () => {
    const { body } = await own.imported(await pasted(), { mapping: MAPPING });
    const actor = { kind: 'system', requestId: 'test' } as const;
    const plan = await app.read(actor, async (tx) => {
      // A test's table is so small that PostgreSQL would rather read it whole.
      await sql`select set_config('enable_seqscan', 'off', true), set_config('enable_bitmapscan', 'off', true)`.execute(
        tx,
      );
      const asked = headingsAboveSql(body.version_id, [{ ingest: 1, line: 8 }]);
      const { rows } = await sql<{ 'QUERY PLAN': string }>`explain (costs off) ${asked}`.execute(tx);
      return rows.map((row) => row['QUERY PLAN']).join('\n');
    });
    expect(plan).toContain('Index Scan Backward using audience_reject_heading');
  });
});

const HEADINGS = ['E-mail', 'Name', 'City', '', 'Phone'] as const;
const word = fc.stringMatching(/^[A-Za-z;" é]{0,5}$/).map((text) => (text.trim() === '' ? '' : `N${text}e`));
/** The places of the file's columns in a section. The address moves, because rows are read as usual where it doesn't. */
const order = fc
  .shuffledSubarray([0, 1, 2, 3, 4], { minLength: 5 })
  .filter((columns) => columns[0] !== 0)
  .filter((columns) => columns.some((column, at) => column !== at));
const section = fc.record({
  columns: order,
  people: fc.array(fc.tuple(word, word), { minLength: 1, maxLength: 2 }),
  isCut: fc.boolean(),
  endsWithOwn: fc.boolean(),
});

function quoted(cells: readonly string[], isCut: boolean): string {
  const last = isCut ? cells.findLastIndex((cell) => cell !== '') + 1 : cells.length;
  return cells
    .slice(0, last)
    .map((cell) => `"${cell.replaceAll('"', '""')}"`)
    .join(';');
}

it('everybody comes back whose columns were shuffled in the middle of a file', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(section, { minLength: 1, maxLength: 3 }), async (sections) => {
      const expected = new Map<string, (string | null)[]>();
      const good = Array.from({ length: 150 }, (_, at) => `reader${at}@letters.test;Reader;Hull;;0`);
      const lines = [HEADINGS.join(';'), ...good];
      for (const { columns, people, isCut, endsWithOwn } of sections) {
        const put = (cells: readonly string[]) =>
          lines.push(
            quoted(
              columns.map((column) => cells[column] ?? ''),
              isCut,
            ),
          );
        put(HEADINGS);
        for (const [name, city] of people) {
          const email = `p${expected.size}@letters.test`;
          expected.set(email, [name || null, city || null]);
          put([email, name, city, '', '']);
        }
        if (endsWithOwn) lines.push(HEADINGS.join(';'), `own${lines.length}@letters.test;Own;York;;`);
      }
      const { body } = await own.imported(`${lines.join('\n')}\n`, { mapping: MAPPING });
      const after = await takeWhole(body);
      const found = await peopleOf(after.version_id);
      expect(new Map([...expected.keys()].map((email) => [email, found.get(email)]))).toEqual(expected);
      expect(after.reject_reasons).toMatchObject([{ reason: 'Repeated heading' }]);
    }),
    { numRuns: 12 },
  );
});
