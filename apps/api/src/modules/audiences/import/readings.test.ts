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

/** The input with good rows below it, so that the rejected ones are less than one in ten. */
async function inputAmongGood(name: string, delimiter: string): Promise<Buffer> {
  const rows = Array.from({ length: 60 }, (_, at) => [`reader${at}@letters.test`, 'Reader', 'Hull'].join(delimiter));
  return Buffer.concat([await input(name), Buffer.from(rows.join('\r\n'))]);
}

async function peopleOf(versionId: number) {
  return app.sql<{ line: number; email: string; first_name: string | null; custom: Record<string, string> | null }>(
    `select line::int as line, email, first_name, custom from audience_member where version_id = $1 order by line`,
    [versionId],
  );
}

async function rejectsOf(id: number): Promise<string[]> {
  const { text } = await app.as(own.anna).post(`/api/v1/audience/${id}/rejects`);
  return [...text.matchAll(/^"(\d+)"[,;]"([^"]*(?:""[^"]*)*)"/gm)].map(([, line, reason]) => `${line}: ${reason}`);
}

/** Files from the bug trackers of other products. The right values were read from each by hand. */
describe('a file is read as it was written', () => {
  it('by MySQL, with backslashes', async () => {
    const csv = await input('backslashQuotes');
    const { body: upload } = await own.upload(csv);
    expect(upload).toMatchObject({ delimiter: ',', quote: '"', escape: 'backslash', line_end: 'lf', first_line: 1 });
    const { body } = await own.imported(csv, {
      mapping: [
        { column: 1, field: 'email' },
        { column: 2, field: 'first_name' },
        { column: 3, field: 'custom', name: 'note' },
      ],
    });
    expect(body.counts).toMatchObject({ rows: 5, accepted: 5, rejected: 0 });
    const { encoding, delimiter, quote, escape, line_end, first_line, has_header, unpacked_from } = upload;
    const reading = { encoding, delimiter, quote, escape, line_end, first_line, has_header, unpacked_from };
    expect(body.ingests).toMatchObject([{ read_as: reading }]);
    expect(await peopleOf(body.version_id)).toEqual([
      { line: 2, email: 'ada@example.com', first_name: 'Ada "The Boot", Quay', custom: { note: 'likes wool' } },
      { line: 3, email: 'ben@example.com', first_name: 'Ben', custom: null },
      { line: 4, email: 'cleo@example.com', first_name: 'Cleo', custom: { note: 'path C:\\mail\\' } },
      { line: 5, email: 'dan@example.com', first_name: 'Dan', custom: { note: 'two lines:\nsecond line' } },
      { line: 7, email: 'eve@example.com', first_name: 'Eve', custom: { note: 'last' } },
    ]);
  });

  it('on an old Mac, with a line feed within quotes', async () => {
    const csv = await input('carriageReturns');
    const { body: upload } = await own.upload(csv);
    expect(upload).toMatchObject({ line_end: 'cr', delimiter: ',', has_header: true });
    expect(upload.columns.map(({ name }: { name: string }) => name)).toEqual(['E-mail\n(private)', 'Name', 'City']);
    const { body } = await own.imported(csv, {
      mapping: [
        { column: 0, field: 'email' },
        { column: 1, field: 'first_name' },
      ],
    });
    expect(body.counts).toMatchObject({ rows: 4, accepted: 4 });
    expect((await peopleOf(body.version_id))[1]).toMatchObject({ line: 3, first_name: 'Ben\nBenson' });
  });

  it('by Excel, with its delimiter in the first line and the mark of DOS at the end', async () => {
    const csv = await input('afterExcel');
    const { body: upload } = await own.upload(csv);
    expect(upload).toMatchObject({ delimiter: ',', first_line: 2, has_header: true });
    expect(upload.first_lines[0]).toBe('sep=,');
    const { body } = await own.imported(csv, {
      mapping: ['email', 'Customer', 'Postcode', 'Phone', 'Joined', 'Card', 'Note'].map((name, column) =>
        column === 0 ? { column, field: 'email' } : { column, field: 'custom', name },
      ),
    });
    expect(body.counts).toMatchObject({ rows: 5, accepted: 5, rejected: 0 });
    expect(
      (await peopleOf(body.version_id)).map(({ line, custom }) => [line, custom?.['Customer'], custom?.['Note']]),
    ).toEqual([
      [3, '007', '="00042"'],
      [4, '8', '#N/A'],
      [5, "'009", 'TRUE'],
      [6, '1-2', '=HYPERLINK("https://shop.example.com","click")'],
      [7, '0011', '-'],
    ]);
  });

  it('below a title', async () => {
    const csv =
      'Customers of the winter campaign;;\n\nExported 2026-11-26;;\nName;E-Mail;City\nAda;ada@letters.test;Hull\n';
    const { body: upload } = await own.upload(csv);
    expect(upload).toMatchObject({ first_line: 4, has_header: true, delimiter: ';' });
    const { body } = await own.imported(csv);
    expect(body.counts).toMatchObject({ rows: 1, accepted: 1 });
    expect(await peopleOf(body.version_id)).toMatchObject([{ line: 5, email: 'ada@letters.test' }]);
  });

  it('with a blank before each quote', async () => {
    const csv =
      'name, email, city\n"Quay, Ada", "ada@letters.test", "Hull, UK"\n"Mill, Ben", "ben@letters.test", "Bath"\n';
    const { body } = await own.imported(csv, {
      mapping: [
        { column: 0, field: 'first_name' },
        { column: 1, field: 'email' },
        { column: 2, field: 'custom', name: 'city' },
      ],
    });
    expect(body.counts).toMatchObject({ rows: 2, accepted: 2 });
    expect(await peopleOf(body.version_id)).toMatchObject([
      { first_name: 'Quay, Ada', custom: { city: 'Hull, UK' } },
      { first_name: 'Mill, Ben', custom: { city: 'Bath' } },
    ]);
  });

  it('with invisible characters, which are trimmed at the edges and named inside', async () => {
    const csv = await inputAmongGood('invisibleCharacters', ',');
    const { body: upload } = await own.upload(csv);
    expect(upload.columns.map(({ name }: { name: string }) => name)).toEqual(['E-mail', 'Name', 'City']);
    const { body } = await own.imported(csv, {
      mapping: [
        { column: 0, field: 'email' },
        { column: 1, field: 'first_name' },
      ],
    });
    expect(body.counts).toMatchObject({ rows: 70, accepted: 65, rejected: 4, duplicates: 1 });
    expect(
      (await peopleOf(body.version_id)).slice(0, 5).map(({ line, email, first_name: name }) => [line, email, name]),
    ).toEqual([
      [2, 'ada@example.com', 'Ada'],
      [3, 'ben@example.com', 'Ben'],
      [4, 'cleo@example.com', 'Cleo'],
      [7, 'finn@example.com', 'Finn'],
      [11, 'ivo@example.com', null],
    ]);
    expect(await rejectsOf(body.id)).toEqual([
      '5: Bad address: soft hyphen after “dan@exam”; perhaps dan@example.com',
      '6: Bad address: zero-width space after “eve”; perhaps eve@example.com',
      '9: Bad address: ideographic full stop after “gus@example”; perhaps gus@example.com',
      '10: Bad address: full-width at sign after “hana”; perhaps hana@example.com',
    ]);
  });

  it('pasted together from several exports', async () => {
    const { body } = await own.imported(await inputAmongGood('pastedTogether', ';'));
    expect(body.counts).toMatchObject({ rows: 69, accepted: 63, rejected: 6 });
    expect((await peopleOf(body.version_id)).slice(0, 4).map(({ line }) => line)).toEqual([2, 3, 5, 12]);
    expect(await rejectsOf(body.id)).toEqual([
      '4: Repeated heading',
      '7: Repeated heading: from line 7 on the columns stand in another order',
      '8: Bad address: from line 7 on the columns stand in another order',
      '9: Bad address: from line 7 on the columns stand in another order',
      '10: Note',
      '11: Note',
    ]);
  });

  it('with a few control characters, whose rows are rejected', async () => {
    const rows = Array.from({ length: 40 }, (_, at) => `reader${at}@letters.test,Ada`);
    const { body } = await own.imported(['email,name', ...rows, 'nul@letters.test,A\0da', ''].join('\n'));
    expect(body.counts).toMatchObject({ rows: 41, accepted: 40, rejected: 1 });
    expect(await rejectsOf(body.id)).toEqual(['42: Undecodable']);
  });
});

describe('an earlier file of the account', () => {
  const columns = ['Kontakt', 'Login', 'Letzter Kauf'];
  const csv = (...rows: string[]) => [columns.join(';'), ...rows, ''].join('\n');
  const mapping = [
    { column: 0, field: 'ignore', name: null },
    { column: 1, field: 'email', name: null },
    { column: 2, field: 'custom', name: 'last_purchase' },
  ];

  it('is named when it is the very same, and lends its mapping to a file with the same headings', async () => {
    const here = await desk(app);
    const file = csv('a@letters.test;ada@letters.test;2026-01-02');
    const { body: first } = await here.upload(file);
    expect(first).toMatchObject({ loaded_before: null, mapped_as: null });
    const { body: audience } = await here.imported(file, { mapping, name: 'Winter' });
    const earlier = { audience: { id: audience.id, name: 'Winter' }, imported_at: expect.any(String) };
    expect((await here.upload(file)).body).toMatchObject({ loaded_before: earlier, mapped_as: earlier, mapping });
    const further = csv('b@letters.test;ben@letters.test;');
    expect((await here.upload(further)).body).toMatchObject({ loaded_before: null, mapped_as: earlier, mapping });
    const reordered = 'Login;Kontakt;Letzter Kauf\nben@letters.test;b;\n';
    expect((await here.upload(reordered)).body).toMatchObject({ loaded_before: null, mapped_as: null });
  });

  it('of another account, or one whose import failed, is none', async () => {
    const here = await desk(app);
    const file = csv('none;none;none');
    const { body: failed } = await here.imported(file, { mapping });
    expect(failed.version_id).toBeNull();
    expect((await here.upload(file)).body).toMatchObject({ loaded_before: null, mapped_as: null });
    const good = csv('a@letters.test;ada@letters.test;');
    await here.imported(good, { mapping });
    const other = await desk(app);
    expect((await other.upload(good)).body).toMatchObject({ loaded_before: null, mapped_as: null });
  });
});

describe('a file is read again', () => {
  const csv = Buffer.from('title\nfirst,second\nAda;ada@letters.test\nBen;ben@letters.test\n');

  it('as the caller says, into another upload of the same file', async () => {
    const { body: first } = await own.upload(csv);
    const answer = await app
      .as(own.anna)
      .post(`/api/v1/audience/file/${first.id}/read`, { first_line: 3, delimiter: ';' });
    expect(answer.status).toBe(201);
    expect(answer.body).toMatchObject({ file: first.file, first_line: 3, delimiter: ';', has_header: false });
    expect(answer.body.id).not.toBe(first.id);
    const made = await app.as(own.anna).post('/api/v1/audience', {
      account_id: own.account,
      name: 'Read again',
      upload_id: answer.body.id,
      mapping: answer.body.mapping,
    });
    expect(made.status).toBe(202);
    await app.runJobs();
    const { body } = await app.as(own.anna).get(`/api/v1/audience/${made.body.id}`);
    expect(body.counts).toMatchObject({ rows: 2, accepted: 2 });
    expect((await peopleOf(body.version_id)).map(({ line }) => line)).toEqual([3, 4]);
  });

  it('in another encoding', async () => {
    const { body: first } = await own.upload(Buffer.from('email,city\nada@letters.test,\xa3\xf3d\xbc\n', 'latin1'));
    const { body } = await app
      .as(own.anna)
      .post(`/api/v1/audience/file/${first.id}/read`, { encoding: 'windows-1250' });
    expect(body.rows[0]).toEqual(['ada@letters.test', 'ŁódĽ']);
  });

  it('not at all where the file contradicts, and the setting is named', async () => {
    const { body: first } = await own.upload(csv);
    const again = (given: object) => app.as(own.anna).post(`/api/v1/audience/file/${first.id}/read`, given);
    const beyond = await again({ first_line: 30 });
    expect(beyond.status).toBe(422);
    expect(beyond.text).toContain('The beginning of the file has no line 30');
    expect((await again({ encoding: 'klingon' })).status).toBe(400);
    expect((await again({ delimiter: '\t' })).body.delimiter).toBe('\t');
  });

  it('only by people of its account', async () => {
    const { body: first } = await own.upload(csv);
    const other = await desk(app);
    expect((await app.as(other.anna).post(`/api/v1/audience/file/${first.id}/read`, {})).status).toBe(404);
  });
});
