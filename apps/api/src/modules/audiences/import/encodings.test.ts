import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testApp, type TestApp } from '../../../testing/app.ts';
import { desk, type Desk } from '../../../testing/audiences.ts';
import { encodeAs } from '../csv/charsets.samples.ts';

let app: TestApp;
let own: Desk;

beforeAll(async () => {
  app = await testApp({ partial: true });
  own = await desk(app);
});
afterAll(() => app.close());

type Row = readonly [string, string];

function csvOf(heading: string, rows: readonly Row[]): string {
  return [heading, ...rows.map(([name, city], at) => `${name};p${at}@letters.test;${city}`), ''].join('\r\n');
}

async function importedRows(csv: Buffer) {
  const { body: upload } = await own.upload(csv);
  const mapping = [
    { column: 0, field: 'first_name' },
    { column: 1, field: 'email' },
    { column: 2, field: 'company' },
  ];
  const { body } = await own.imported(csv, { mapping });
  const people = await app.sql<{ first_name: string; company: string }>(
    'select first_name, company from audience_member where version_id = $1 order by line',
    [body.version_id],
  );
  return {
    encoding: upload.encoding,
    headings: upload.columns.map(({ name }: { name: string }) => name),
    counts: body.counts,
    people: people.map(({ first_name, company }) => [first_name, company]),
  };
}

describe('an import reads the letters of', () => {
  it.each([
    [
      'windows-1250',
      'Imię;E-mail;Miasto',
      [
        ['Łukasz', 'Łódź'],
        ['Małgorzata', 'Gdańsk'],
        ['Święcisława', 'Częstochowa'],
        ['Paweł', 'Poznań'],
      ],
    ],
    [
      'koi8-r',
      'Имя;E-mail;Город',
      [
        ['Иван', 'Москва'],
        ['Ольга', 'Казань'],
      ],
    ],
    // The second byte of 表 and ソ is a backslash, the one of ポ a vertical bar.
    [
      'shift_jis',
      '氏名;E-mail;会社',
      [
        ['山田太郎', '東京都ソニー'],
        ['佐藤花子', '表参道ポスト'],
        ['鈴木一郎', '名古屋市クリーニング'],
      ],
    ],
    [
      'macintosh',
      'Prénom;E-mail;Ville',
      [
        ['Hélène', 'Saint-Étienne'],
        ['François', 'Orléans'],
        ['Jörg', 'Düsseldorf'],
      ],
    ],
  ] as const)('%s', async (encoding, heading, rows) => {
    expect(await importedRows(encodeAs(encoding, csvOf(heading, rows)))).toMatchObject({
      encoding,
      headings: heading.split(';'),
      counts: { rows: rows.length, accepted: rows.length, rejected: 0 },
      people: rows,
    });
  });

  it('a file whose first umlaut comes behind its first megabyte', async () => {
    const plain = Array.from({ length: 1500 }, (): Row => ['Ada', 'x'.repeat(900)]);
    const late = [
      ['Jörg', 'Köln'],
      ['Käthe', 'Düren'],
    ] as const;
    const found = await importedRows(encodeAs('windows-1252', csvOf('Name;E-mail;City', [...plain, ...late])));
    expect(found).toMatchObject({ encoding: 'windows-1252', counts: { rows: 1502, accepted: 1502, rejected: 0 } });
    expect(found.people.slice(-2)).toEqual(late);
  });

  it('a UTF-8 file, and rejects its broken row', async () => {
    const rows = Array.from({ length: 9 }, (): Row => ['Jörg', 'Köln']);
    const broken = Buffer.from('K\xe4the;k@letters.test;Bonn\r\n', 'latin1');
    const found = await importedRows(Buffer.concat([Buffer.from(csvOf('Name;E-mail;City', rows)), broken]));
    expect(found).toMatchObject({ encoding: 'utf-8', counts: { rows: 10, accepted: 9, rejected: 1 }, people: rows });
  });
});
