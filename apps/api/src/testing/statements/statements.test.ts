import { sql, type RawBuilder } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { systemActor } from '../../platform/database/actor.ts';
import {
  arrayOf,
  bigint,
  bool,
  bytes,
  date,
  float,
  instant,
  int,
  json,
  numeric,
  oneOf,
  orNull,
  selectPrepared,
  selectRow,
  selectRows,
  text,
  uuid,
  type ColumnsOf,
} from '../../platform/database/statement.ts';
import { testApp, type TestApp } from '../app.ts';
import { takeDisagreements } from './observer.ts';
import { placesIn } from './places.ts';
import { unrunReport } from './unrun.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp({ partial: true });
});
afterAll(() => app.close());

function select<Row>(columns: ColumnsOf<Row>, statement: RawBuilder<unknown>): Promise<Row[]> {
  return app.read(systemActor('metrics'), (tx) => selectRows(tx, columns, statement));
}

describe('a declaration', () => {
  it('returns each kind of column as the driver reads it', async () => {
    const [row] = await select(
      {
        int,
        bigint,
        numeric,
        float,
        bool,
        text,
        status: oneOf<'open' | 'done'>(),
        uuid,
        bytes,
        instant,
        date,
        json: json<{ id: number }>(),
        jsonb: json<number[]>(),
        ints: arrayOf(int),
        texts: arrayOf(oneOf<'a' | 'b'>()),
        nothing: orNull(text),
      },
      sql`select 1 as int, 2::bigint as bigint, 3.5 as numeric, 4.5::float as float, true as bool, 'five' as text,
                 'open' as status, '7b7e2c1e-9a1a-4a53-8f4e-0d2b7f1f6c10'::uuid as uuid, '\\x06'::bytea as bytes,
                 '2026-03-31T12:00:00Z'::timestamptz as instant, '2026-03-31'::date as date,
                 json_build_object('id', 7) as json, '[8]'::jsonb as jsonb, array[9] as ints, array['a', 'b'] as texts,
                 null::text as nothing`,
    );
    expect(row).toEqual({
      int: 1,
      bigint: 2,
      numeric: 3.5,
      float: 4.5,
      bool: true,
      text: 'five',
      status: 'open',
      uuid: '7b7e2c1e-9a1a-4a53-8f4e-0d2b7f1f6c10',
      bytes: Buffer.from([6]),
      instant: new Date('2026-03-31T12:00:00Z'),
      date: '2026-03-31',
      json: { id: 7 },
      jsonb: [8],
      ints: [9],
      texts: ['a', 'b'],
      nothing: null,
    });
  });

  it('may name its columns in any order', async () => {
    expect(await select({ name: text, id: int }, sql`select 1 as id, 'one' as name`)).toEqual([{ id: 1, name: 'one' }]);
  });

  it('refuses an array whose items the driver would read differently from a single value', () => {
    expect(() => arrayOf(bigint)).toThrow('no parser for an array of bigint');
  });
});

it('refuses a statement after the transaction has ended', async () => {
  const ended = await app.read(systemActor('metrics'), async (tx) => ({ tx }));
  await expect(selectRows(ended.tx, { id: int }, sql`select 1 as id`)).rejects.toThrow('The transaction has ended');
});

describe('a disagreement fails with the statement, the column and both types', () => {
  const cases: [string, () => Promise<unknown>, string][] = [
    [
      'another type',
      () => select({ id: text }, sql`select 1 as id`),
      "'id' is declared text; the database returns int4 (23)",
    ],
    [
      'a wider type',
      () => select({ n: int }, sql`select count(*) as n from role`),
      "'n' is declared int; the database returns int8 (20)",
    ],
    [
      'an array',
      () => select({ ids: int }, sql`select array[1] as ids`),
      "'ids' is declared int; the database returns",
    ],
    [
      'a missing column',
      () => select({ id: int, name: orNull(text) }, sql`select 1 as id`),
      "'name' is declared text or null; the database doesn't return it",
    ],
    [
      'an undeclared column',
      () => select({ id: int }, sql`select 1 as id, 'x' as name`),
      "'name' is not declared; the database returns text (25)",
    ],
    ['a column returned twice', () => select({ id: int }, sql`select 1 as id, 2 as id`), "'id' is returned twice"],
    [
      'a null',
      () => select({ id: int }, sql`select 1 as id union all select null`),
      "'id' is declared int; the database returns null",
    ],
    [
      'names that differ in an empty result',
      () => select({ id: int }, sql`select 1 as "Id" where false`),
      "'Id' is not declared",
    ],
  ];
  it.each(cases)('%s', async (_, work, message) => {
    await expect(work()).rejects.toThrow(message);
    expect(takeDisagreements()).toEqual([
      expect.stringMatching(/^The statement at testing\/statements\/statements\.test\.ts:\d+ isn't/),
    ]);
  });

  it('in a single row and in a prepared statement too', async () => {
    await expect(
      app.read(systemActor('metrics'), (tx) => selectRow(tx, { id: text }, sql`select 1 as id`)),
    ).rejects.toThrow('declared text');
    await expect(
      app.read(systemActor('metrics'), (tx) => selectPrepared(tx, { id: text }, sql`select 1 as id`)),
    ).rejects.toThrow('declared text');
    expect(takeDisagreements()).toHaveLength(2);
  });
});

describe('the list of statements that no test runs', () => {
  const source = [
    'export async function idsOf(tx: Tx) {',
    '  const rows = await selectRows(',
    '    tx, { id: int }, sql`select 1 as id`);',
    '  return selectRow<Row>(tx, ROW, first);',
    '}',
    'async function seal(tx: Tx) { return selectPrepared(tx, ROW, statement); }',
  ].join('\n');
  const places = placesIn('a.reads.ts', source);

  it('identifies each call by its line and by its function', () => {
    expect(places).toEqual([
      { line: 'a.reads.ts:2', name: 'a.reads.ts idsOf' },
      { line: 'a.reads.ts:4', name: 'a.reads.ts idsOf 2' },
      { line: 'a.reads.ts:6', name: 'a.reads.ts seal' },
    ]);
  });

  it('names those that were never run, unless they are listed', () => {
    const report = unrunReport(places, new Set(['a.reads.ts:2']), ['a.reads.ts seal']);
    expect(report).toContain("a.reads.ts:4 ('a.reads.ts idsOf 2')");
    expect(report).not.toContain('seal');
  });

  it('asks to take a statement off the list once a test runs it', () => {
    const run = new Set(places.map(({ line }) => line));
    expect(unrunReport(places, run, [])).toBeUndefined();
    expect(unrunReport(places, run, ['a.reads.ts seal'])).toContain('take it off the list');
  });
});
