import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { testApp, type TestApp } from '../../testing/app.ts';
import { desk, type Desk } from '../../testing/audiences.ts';

let app: TestApp;
let own: Desk;

beforeAll(async () => {
  app = await testApp({ partial: true });
});
afterAll(() => app.close());
beforeEach(async () => {
  own = await desk(app);
});

const CSV = [
  'Name;E-mail;E-mail 2;Joined;Spent',
  'ADA LEE QUAY;ada@letters.test;;3.5.2024;1.234,50',
  'Ben Pier;;ben@letters.test;31.12.23;soon',
  'Cher;cher@@letters.test;;;7,5',
  ';;;1.1.2024;2',
  ...Array.from({ length: 20 }, (_, at) => `Reader ${at};reader${at}@letters.test;;1.2.2024;1`),
  '',
].join('\n');

const computed = [
  { name: 'First', kind: 'first_part', columns: [0] },
  { name: 'First name', kind: 'name_case', columns: [5] },
  { name: 'Last name', kind: 'rest', columns: [0], text: ' ' },
  { name: 'Any e-mail', kind: 'first_filled', columns: [1, 2] },
  { name: 'Joined on', kind: 'date_dmy', columns: [3] },
  { name: 'Amount', kind: 'number_comma', columns: [4] },
  { name: 'Land', kind: 'constant', columns: [], text: 'D\\E' },
];
const mapping = [
  { column: 6, field: 'first_name' },
  { column: 7, field: 'last_name' },
  { column: 8, field: 'email' },
  { column: 9, field: 'custom', name: 'joined' },
  { column: 10, field: 'custom', name: 'amount' },
  { column: 11, field: 'country' },
];

function peopleOf(version: number) {
  return app.sql(
    'select email, first_name, last_name, country, company, custom from audience_member where version_id = $1 and line < 6 order by email',
    [version],
  );
}

const ADA = {
  email: 'ada@letters.test',
  first_name: 'Ada',
  last_name: 'LEE QUAY',
  country: 'D\\E',
  company: null,
  custom: { joined: '2024-05-03', amount: '1234.50' },
};
const BEN = {
  email: 'ben@letters.test',
  first_name: 'Ben',
  last_name: 'Pier',
  country: 'D\\E',
  company: null,
  custom: { joined: '2023-12-31', amount: 'soon' },
};

describe('computed columns', () => {
  it('are imported as their mapping says, and the sample shows the same', async () => {
    const { body: upload } = await own.upload(CSV);
    const sample = await app.as(own.anna).post(`/api/v1/audience/file/${upload.id}/sample`, { mapping, computed });
    expect(sample.body.columns).toEqual([6, 7, 8, 9, 10, 11]);
    expect(sample.body.first.rows.slice(0, 4)).toMatchObject([
      { reason: null, values: ['Ada', 'LEE QUAY', 'ada@letters.test', '2024-05-03', '1234.50', 'D\\E'] },
      { reason: null, values: ['Ben', 'Pier', 'ben@letters.test', '2023-12-31', 'soon', 'D\\E'] },
      { reason: 'bad_address', detail: 'two @; perhaps cher@letters.test' },
      { reason: 'no_email' },
    ]);
    const { body } = await own.imported(CSV, { mapping, computed });
    expect(body).toMatchObject({ status: 'Approved', counts: { rows: 24, accepted: 22, rejected: 2 } });
    expect(await peopleOf(body.version_id)).toEqual([ADA, BEN]);
    expect(body.computed).toEqual(computed.map((column) => ({ text: null, ...column })));
  });

  it('stay below their headings in a row with too few values', async () => {
    const { body: upload } = await own.upload(`${CSV}Short;x\n`);
    const sample = await app.as(own.anna).post(`/api/v1/audience/file/${upload.id}/sample`, { mapping, computed });
    expect(sample.body.first.rows.at(-1)).toMatchObject({
      reason: 'wrong_column_count',
      values: ['Short', '', 'x', '', '', 'D\\E'],
    });
  });

  it('come back with the next file of the same headings', async () => {
    await own.imported(CSV, { mapping, computed });
    const { body: next } = await own.upload(CSV.replace('ADA', 'EVE'));
    expect(next).toMatchObject({ mapping, computed, mapped_as: { audience: { name: 'Readers' } } });
    const { body: shown } = await app.as(own.anna).get(`/api/v1/audience/file/${next.id}`);
    expect(shown.computed).toEqual(next.computed);
    const { body: other } = await own.upload('email,Name\nada@letters.test,Ada\n');
    expect(other).toMatchObject({ computed: [], mapped_as: null });
  });

  it('are computed for a later file whose columns stand in another order, when its mapping is left out', async () => {
    const { body } = await own.imported(CSV, { mapping, computed });
    const later = 'Spent;Joined;E-mail 2;Name;E-mail\n"2,5";4.6.2024;;DAN HILL;dan@letters.test\n';
    const { body: upload } = await own.upload(later);
    await app.as(own.anna).patch(`/api/v1/audience/${body.id}`, { upload_id: upload.id, people: 'replace' });
    await app.runJobs();
    const { body: shown } = await own.show(body.id);
    expect(await peopleOf(shown.version_id)).toEqual([
      {
        ...ADA,
        email: 'dan@letters.test',
        first_name: 'Dan',
        last_name: 'HILL',
        custom: { joined: '2024-06-04', amount: '2.5' },
      },
    ]);
  });

  it('are computed again for a row that is corrected in place', async () => {
    const { body } = await own.imported(CSV, { mapping, computed });
    const { body: list } = await app.as(own.anna).get(`/api/v1/audience/${body.id}/rejected-rows`);
    expect(list.objects).toMatchObject([
      {
        line: 4,
        suggestion: 'cher@letters.test',
        email_column: 1,
        values: ['Cher', 'cher@@letters.test', '', '', '7,5'],
      },
      { line: 5, suggestion: null, email_column: 1 },
    ]);
    const rows = [{ ingest: 1, line: 4, values: ['CHER', 'cher@letters.test', '', '3.5.2024', '7,5'] }];
    const request = { version_id: list.version_id, rows };
    const { status } = await app.as(own.anna).post(`/api/v1/audience/${body.id}/corrections/rows`, request);
    expect(status).toBe(202);
    await app.runJobs();
    const { body: shown } = await own.show(body.id);
    expect(shown.counts).toMatchObject({ accepted: 23, rejected: 1, merged: 1 });
    const cher = { ...ADA, email: 'cher@letters.test', first_name: 'Cher', last_name: null };
    expect(await peopleOf(shown.version_id)).toContainEqual({
      ...cher,
      custom: { joined: '2024-05-03', amount: '7.5' },
    });
  });

  it('know the address of a row below headings in another order', async () => {
    const more = Array.from({ length: 20 }, (_, at) => `Reader;more${at}@letters.test;;;1\n`).join('');
    const pasted = `${CSV}${more}E-mail;E-mail 2;Name;Spent;Joined\ndan@letters.test;;Dan Hill;5;1.6.2024\n`;
    const { body } = await own.imported(pasted, { mapping, computed });
    const { body: list } = await app
      .as(own.anna)
      .get(`/api/v1/audience/${body.id}/rejected-rows?reason:eq=bad_address`);
    expect(list.objects.at(-1)).toMatchObject({
      line: 47,
      detail: 'from line 46 on the columns stand in another order',
      suggested_values: ['Dan Hill', 'dan@letters.test', '', '1.6.2024', '5'],
    });
  });

  it('are computed for corrections in a file, and for the comparison before it', async () => {
    const { body } = await own.imported(CSV, { mapping, computed });
    const rejects = await app
      .as(own.anna)
      .post(`/api/v1/audience/${body.id}/rejects`, undefined, { Accept: 'text/csv' });
    const { body: upload } = await own.upload(rejects.text.replace('cher@@', 'cher@'), 'rejects.csv');
    const compared = await app.as(own.anna).post(`/api/v1/audience/${body.id}/comparison`, { upload_id: upload.id });
    expect(compared.body.correct).toMatchObject({ corrected: 1, come: 1 });
    await app.as(own.anna).post(`/api/v1/audience/${body.id}/corrections`, { upload_id: upload.id });
    await app.runJobs();
    const { body: shown } = await own.show(body.id);
    expect(shown.counts).toMatchObject({ accepted: 23, rejected: 1 });
    expect(await peopleOf(shown.version_id)).toMatchObject([
      { email: 'ada@letters.test' },
      { email: 'ben@letters.test' },
      { email: 'cher@letters.test', first_name: 'Cher', custom: { amount: '7.5' } },
    ]);
  });

  it('are made of mended values, whose damage is counted in the columns of the file', async () => {
    const csv = 'email,Name,Second\nada@letters.test,JosÃ© Quay,N/A\nben@letters.test,Ben Pier,x\n';
    const { body: upload } = await own.upload(csv);
    const plan = {
      mapping: [
        { column: 0, field: 'email' },
        { column: 3, field: 'first_name' },
        { column: 4, field: 'custom', name: 'either' },
        { column: 5, field: 'company' },
      ],
      computed: [
        { name: 'First', kind: 'first_part', columns: [1] },
        { name: 'Either', kind: 'first_filled', columns: [2, 1] },
        { name: 'Firm', kind: 'constant', columns: [], text: 'N/A' },
      ],
    };
    const profile = await app.as(own.anna).post(`/api/v1/audience/file/${upload.id}/consent`, plan);
    expect(profile.body.damage).toMatchObject([
      { kind: 'misread', column: 1, rows: 1 },
      { kind: 'stand_in', column: 2, rows: 1 },
    ]);
    const { body } = await own.imported(csv, { ...plan, mend: ['misread', 'stand_in'] });
    expect(await peopleOf(body.version_id)).toMatchObject([
      { first_name: 'José', company: 'N/A', custom: { either: 'José Quay' } },
      { first_name: 'Ben', custom: { either: 'x' } },
    ]);
  });

  it('are too long when what they join is', async () => {
    const half = 'x'.repeat(600);
    const csv = `email,A,B\nada@letters.test,${half},${half}\nben@letters.test,${half},y\nbig@letters.test,${half}${half},\n`;
    const plan = {
      mapping: [
        { column: 0, field: 'email' },
        { column: 3, field: 'company' },
      ],
      computed: [{ name: 'Both', kind: 'join', columns: [1, 2] }],
    };
    const { body } = await own.imported(csv, plan);
    expect(body.reject_reasons).toMatchObject([{ reason: 'Too long', count: 2 }]);
  });

  it.each<[object, object]>([
    [{ computed: '“Both”: choose at least two columns' }, { computed: [{ name: 'Both', kind: 'join', columns: [0] }] }],
    [
      { computed: '“Both”: it can only read columns before it' },
      { computed: [{ name: 'Both', kind: 'lower', columns: [5] }] },
    ],
    [{ mapping: 'The file has only 6 columns' }, { computed: [{ name: 'Small', kind: 'lower', columns: [0] }] }],
  ])('that can’t be used are refused: %j', async (fields, more) => {
    const { body: upload } = await own.upload(CSV);
    const plan = { mapping: [...mapping, { column: 1, field: 'ignore' }], ...more };
    for (const path of ['sample', 'consent', 'consent/suppression'])
      expect((await app.as(own.anna).post(`/api/v1/audience/file/${upload.id}/${path}`, plan)).body.fields).toEqual(
        fields,
      );
    const { status, body } = await own.add(CSV, plan);
    expect([status, body.fields]).toEqual([422, fields]);
  });

  it('need a mapping that names them', async () => {
    const { body } = await own.imported(CSV, { mapping, computed });
    const answer = await app.as(own.anna).patch(`/api/v1/audience/${body.id}`, { computed });
    expect(answer.status).toBe(422);
    expect(answer.body.fields).toEqual({ mapping: 'Send the mapping together with the computed columns' });
  });
});
