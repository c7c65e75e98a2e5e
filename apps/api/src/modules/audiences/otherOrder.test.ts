import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testApp, type TestApp } from '../../testing/app.ts';
import { desk, type Desk } from '../../testing/audiences.ts';
import { COMMA_SIGNS } from './csv/dialect.ts';
import { chunks, type Chunk } from './import/chunks.ts';
import { peopleReader, personShape } from './reading/peopleReader.ts';

let app: TestApp;
let own: Desk;

beforeAll(async () => {
  app = await testApp({ partial: true });
  own = await desk(app);
});
afterAll(() => app.close());

const HEADER = 'E-mail,Name,City,Opt-in';
const MAPPING = [
  { column: 0, field: 'email', name: null },
  { column: 1, field: 'first_name', name: null },
  { column: 2, field: 'custom', name: 'city' },
] as const;
const good = Array.from({ length: 40 }, (_, at) => `reader${at}@letters.test,Ada,Bath,yes`);
/** The address stays where it is, and what says not to mail Eve stands under another heading. */
const MOVED = ['E-mail,Opt-in,Name,City', 'dan@letters.test,yes,Dan,Hull', 'eve@letters.test,no,Eve,Hull'];
const BACK = [HEADER, 'finn@letters.test,Finn,York,yes'];

describe('rows below a heading row that leaves the address where it is', () => {
  it('are rejected instead of imported with their values in other fields', async () => {
    const csv = [HEADER, ...good, ...MOVED, ...BACK, ''].join('\n');
    const { body: upload } = await own.upload(csv);
    const ask = (path: string) =>
      app.as(own.anna).post(`/api/v1/audience/file/${upload.id}/${path}`, { mapping: MAPPING });
    const { first } = (await ask('sample')).body;
    const says = 'from line 42 on the columns stand in another order';
    expect(first.rows.slice(40)).toMatchObject([
      { line: 42, reason: 'heading', detail: says },
      { line: 43, reason: 'other_order', detail: says },
      { line: 44, reason: 'other_order', detail: says },
      { line: 45, reason: 'heading', detail: null },
      { line: 46, reason: null },
    ]);
    expect((await ask('consent')).body).toMatchObject({ rows: 45, rejected: 4, opted_out: 0 });

    const { body } = await own.imported(csv, { mapping: MAPPING });
    expect(body.counts).toMatchObject({ rows: 45, accepted: 41, rejected: 4 });
    expect(body.reject_reasons).toMatchObject([
      { reason: 'Repeated heading', example_line: 42, detail: says },
      { reason: 'Other column order', example_line: 43, detail: says },
    ]);
    const path = `/api/v1/audience/${body.id}`;
    const { body: list } = await app.as(own.anna).get(`${path}/rejected-rows?reason:eq=other_order`);
    const rows = list.objects.map(({ ingest, line, suggested_values: values }: Record<string, unknown>) => ({
      ingest,
      line,
      values,
    }));
    expect(rows).toEqual([
      { ingest: 1, line: 43, values: ['dan@letters.test', 'Dan', 'Hull', 'yes'] },
      { ingest: 1, line: 44, values: ['eve@letters.test', 'Eve', 'Hull', 'no'] },
    ]);
    await app.as(own.anna).post(`${path}/corrections/rows`, { version_id: list.version_id, rows });
    await app.runJobs();
    const { body: shown } = await own.show(body.id);
    expect(shown.counts).toMatchObject({ accepted: 42, rejected: 2, opted_out: 1 });
    const people = await app.sql(
      `select email, first_name, custom from audience_member where version_id = $1 and email !~ 'reader' order by email`,
      [shown.version_id],
    );
    expect(people).toEqual([
      { email: 'dan@letters.test', first_name: 'Dan', custom: { city: 'Hull' } },
      { email: 'finn@letters.test', first_name: 'Finn', custom: { city: 'York' } },
    ]);
  });

  it('are rejected also when the import continues below that row', async () => {
    const many = Array.from({ length: 2_499 }, (_, at) => `reader${at}@letters.test,Ada,Bath,yes`);
    const text = Buffer.from([HEADER, ...many, ...MOVED, ...BACK, ''].join('\n'));
    const file = { signs: COMMA_SIGNS, header: HEADER.split(','), mapping: MAPPING };
    const begin = (place: Pick<Chunk, 'next' | 'heading'>) => {
      let { heading } = place;
      const read = peopleReader({
        ...file,
        encoding: 'utf-8',
        reject_role_addresses: true,
        reject_disposable_domains: true,
        refusalIn: () => undefined,
        heading,
        onHeading: (next) => {
          heading = next;
        },
      });
      const rest = async function* () {
        yield text.subarray(place.next.byte);
      };
      return chunks({
        text: rest(),
        dialect: { ...COMMA_SIGNS, lineEnd: 'lf' },
        shape: personShape(file),
        from: place.next,
        hasHeader: place.next.byte === 0,
        hash: '',
        read,
        headingNow: () => heading,
      });
    };
    const firstOf = async (place: Pick<Chunk, 'next' | 'heading'>): Promise<Chunk> => {
      const { value } = await begin(place).next();
      return value as Chunk;
    };
    const first = await firstOf({ next: { byte: 0, line: 1 }, heading: undefined });
    expect(first).toMatchObject({ rows: 2_500, heading: { line: 2_501, raw: MOVED[0] } });
    const second = await firstOf(first);
    expect(second.rejects).toMatchObject([
      { line: 2_502, reason: 'other_order' },
      { line: 2_503, reason: 'other_order' },
      { line: 2_504, reason: 'heading' },
    ]);
    expect(second).toMatchObject({ rows: 4, people: { count: 1 }, heading: undefined });
  });
});
