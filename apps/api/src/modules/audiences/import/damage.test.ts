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

describe('values that other programs damaged', () => {
  const csv = [
    'email,First name,Company,Phone',
    'jose@letters.test,JosÃ©,Tom &amp; Co,4.41174E+11',
    'ada@letters.test,Ada,N/A,0117',
    'rene@letters.test,RenÃ©,#REF!,',
    '',
  ].join('\n');
  const mapping = [
    { column: 0, field: 'email' },
    { column: 1, field: 'first_name' },
    { column: 2, field: 'company' },
    { column: 3, field: 'custom', name: 'phone' },
  ];
  const peopleOf = (version: number) =>
    app.sql('select first_name, company from audience_member where version_id = $1 order by line', [version]);

  it('are counted by kind and column before the import, in the columns that are imported', async () => {
    const { body: upload } = await own.upload(csv);
    const ask = (wanted: object[]) =>
      app.as(own.anna).post(`/api/v1/audience/file/${upload.id}/consent`, { mapping: wanted });
    expect((await ask(mapping)).body.damage).toEqual([
      { kind: 'misread', column: 1, rows: 2, line: 2, example: 'JosÃ©', meant: 'José' },
      { kind: 'escaped', column: 2, rows: 1, line: 2, example: 'Tom &amp; Co', meant: 'Tom & Co' },
      { kind: 'error', column: 2, rows: 1, line: 4, example: '#REF!', meant: '' },
      { kind: 'stand_in', column: 2, rows: 1, line: 3, example: 'N/A', meant: '' },
      { kind: 'rounded', column: 3, rows: 1, line: 2, example: '4.41174E+11', meant: null },
    ]);
    expect((await ask(mapping.slice(0, 1))).body.damage).toEqual([]);
  });

  it('are mended where a person asked for it, and kept otherwise', async () => {
    const { body: kept } = await own.imported(csv, { mapping });
    expect(await peopleOf(kept.version_id)).toMatchObject([{ company: 'Tom &amp; Co' }, { company: 'N/A' }, {}]);
    const mend = ['misread', 'stand_in', 'error'];
    const { body: upload } = await own.upload(csv);
    const sample = await app.as(own.anna).post(`/api/v1/audience/file/${upload.id}/sample`, { mapping, mend });
    expect(sample.body.first.rows[0].values).toEqual(['jose@letters.test', 'José', 'Tom &amp; Co', '4.41174E+11']);
    const { body } = await own.imported(csv, { mapping, mend });
    expect(await peopleOf(body.version_id)).toEqual([
      { first_name: 'José', company: 'Tom &amp; Co' },
      { first_name: 'Ada', company: null },
      { first_name: 'René', company: null },
    ]);
  });

  it('may hold signs that the database would read otherwise', async () => {
    const odd = 'email,First name\nada@letters.test,Tom &#92;N &#9;Co\nben@letters.test,&#92;N\n';
    const { body } = await own.imported(odd, { mapping: mapping.slice(0, 2), mend: ['escaped'] });
    expect(await peopleOf(body.version_id)).toMatchObject([{ first_name: 'Tom \\N &#9;Co' }, { first_name: '\\N' }]);
  });

  it('may be addresses with a mistyped domain, of one person then', async () => {
    const typed = 'email\nada@gmial.com\nben@example.con\nada@gmail.com\n';
    const { body: upload } = await own.upload(typed);
    const profile = await app
      .as(own.anna)
      .post(`/api/v1/audience/file/${upload.id}/consent`, { mapping: upload.mapping });
    expect(profile.body.damage).toEqual([
      { kind: 'mistyped', column: 0, rows: 2, line: 2, example: 'ada@gmial.com', meant: 'ada@gmail.com' },
    ]);
    const { body } = await own.imported(typed, { mend: ['mistyped'] });
    expect(body.counts).toMatchObject({ rows: 3, accepted: 2, duplicates: 1 });
    const people = await app.sql('select email from audience_member where version_id = $1 order by email', [
      body.version_id,
    ]);
    expect(people.map(({ email }) => email)).toEqual(['ada@gmail.com', 'ben@example.com']);
  });

  it('whose digits are lost can’t be mended', async () => {
    const { body: upload } = await own.upload(csv);
    const url = `/api/v1/audience/file/${upload.id}/sample`;
    expect((await app.as(own.anna).post(url, { mapping, mend: ['rounded'] })).status).toBe(400);
  });

  it('may be faults of addresses, which are counted by kind and mended where a person asked for it', async () => {
    const csv = [
      'email,Opt-in',
      'ada@letters.test,yes',
      'mailto:ben@letters.test,yes',
      'Cleo <cleo@letters.test>,no',
      'dan@@letters.test,yes',
      'eve\u200B@letters.test,yes',
      'finn@,yes',
      'gus@letters.test ::: hana@letters.test,yes',
      'Ada <ADA@letters.test>,yes',
      ...Array.from({ length: 30 }, (_, at) => `zoe${at}@letters.test,yes`),
      '',
    ].join('\n');
    const plan = { mapping: [{ column: 0, field: 'email' }], mend: ['address_wrapped', 'address_signs'] };
    const { body: upload } = await own.upload(csv);
    const ask = (path: string, settings: object) =>
      app.as(own.anna).post(`/api/v1/audience/file/${upload.id}/${path}`, settings);
    const damage = [
      {
        kind: 'address_wrapped',
        column: 0,
        rows: 3,
        line: 3,
        example: 'mailto:ben@letters.test',
        meant: 'ben@letters.test',
      },
      { kind: 'address_signs', column: 0, rows: 1, line: 6, meant: 'eve@letters.test' },
      { kind: 'address_typed', column: 0, rows: 1, line: 5, example: 'dan@@letters.test', meant: 'dan@letters.test' },
    ];
    // Whatever is mended, all of it is counted. A mended row may say that its person must not be mailed.
    const strict = (await ask('consent', { mapping: plan.mapping })).body;
    expect(strict).toMatchObject({ damage, rejected: 7, opted_out: 0 });
    const mended = (await ask('consent', plan)).body;
    expect(mended).toMatchObject({ damage, rejected: 3, opted_out: 1 });
    expect((await ask('consent/suppression', plan)).body.people).toBe(1);
    const { first } = (await ask('sample', plan)).body;
    expect(
      first.rows
        .slice(0, 8)
        .map(({ reason, values }: { reason: string | null; values: string[] }) => [reason, ...values]),
    ).toEqual([
      [null, 'ada@letters.test'],
      [null, 'ben@letters.test'],
      [null, 'cleo@letters.test'],
      ['bad_address', 'dan@@letters.test'],
      [null, 'eve@letters.test'],
      ['bad_address', 'finn@'],
      ['bad_address', 'gus@letters.test ::: hana@letters.test'],
      [null, 'ada@letters.test'],
    ]);
    const { body } = await own.imported(csv, plan);
    expect(body.counts).toMatchObject({ rows: 38, accepted: 33, rejected: 3, duplicates: 1, opted_out: 1 });
    const people = await app.sql('select email from audience_member where version_id = $1 order by email limit 3', [
      body.version_id,
    ]);
    expect(people.map(({ email }) => email)).toEqual(['ada@letters.test', 'ben@letters.test', 'eve@letters.test']);
  });
});
