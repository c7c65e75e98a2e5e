import { gzipSync } from 'node:zlib';
import fc from 'fast-check';
import { afterAll, describe, expect, it } from 'vitest';
import { COMMA_SIGNS } from '../csv/dialect.ts';
import { RecordSplitter } from '../csv/records.ts';
import { sniff } from '../csv/sniff.ts';
import { valuesOf } from '../csv/values.ts';
import { packingOf } from './packing.ts';
import { packed, textRow, xlsx } from './unpack.samples.ts';
import { unpackTable } from './unpack.ts';
import { PackedSamples } from './unpacked.samples.ts';

const samples = new PackedSamples();
afterAll(() => samples.remove());

const CSV = Buffer.from('\ufeffE-mail;Name\r\nada@example.com;"Zoë\nB."\r\n');
const people = xlsx({
  sheets: [
    {
      name: 'People',
      dimension: 'A1:B3',
      rows: textRow(1, ['E-mail', 'Name']) + textRow(3, ['ada@example.com', 'Ada']),
    },
    { name: 'Chart', rows: '', kind: 'chartsheet' },
    { name: 'Abmeldungen', dimension: 'A1:A1', rows: textRow(1, ['eve@example.com']), state: 'veryHidden' },
  ],
});

const dialect = { ...COMMA_SIGNS, lineEnd: 'cr' } as const;

/** The rows of a CSV by their lines, as our reader finds them. */
function read(csv: Buffer): [number, string[]][] {
  const splitter = new RecordSplitter(dialect, { from: { byte: 0, line: 1 }, limit: 1 << 20 });
  return [...splitter.push(csv), ...splitter.finish()].map(({ line, bytes }) => [
    line,
    valuesOf(bytes.toString(), dialect, 300),
  ]);
}

describe('the tables of a packed file', () => {
  it('are the sheets of a workbook in the order of its tabs', async () => {
    const { packing, tables, leftOut } = await samples.tables('people.xlsx', people);
    expect({ packing, leftOut }).toEqual({ packing: 'xlsx', leftOut: ['Chart'] });
    const [first, second] = tables;
    expect(first).toEqual({
      name: 'People',
      bytes: expect.any(Number),
      rows: 3,
      isHidden: false,
      speaksOfConsent: false,
      isSheet: true,
    });
    expect(second).toMatchObject({ name: 'Abmeldungen', rows: null, isHidden: true, speaksOfConsent: true });
  });

  it('are the text files and the sheets in a ZIP, without what systems add', async () => {
    const bytes = packed({
      'people.csv': CSV,
      'lists/unsubscribed.TXT': CSV,
      'clients.xlsx': people,
      'broken.xlsx': CSV,
      'report.pdf': CSV,
      'more.zip': packed({ 'a.csv': CSV }),
      '__MACOSX/._people.csv': CSV,
      '.DS_Store': CSV,
      'empty/': new Uint8Array(),
    });
    const { packing, tables, leftOut } = await samples.tables('all.zip', bytes);
    expect(packing).toBe('zip');
    expect(tables.map(({ name, isSheet, speaksOfConsent }) => [name, isSheet, speaksOfConsent])).toEqual([
      ['people.csv', false, false],
      ['lists/unsubscribed.TXT', false, true],
      ['clients.xlsx › People', true, false],
      ['clients.xlsx › Abmeldungen', true, true],
    ]);
    expect(tables[0]).toMatchObject({ bytes: CSV.length, rows: null });
    expect(leftOut).toEqual(['clients.xlsx › Chart', 'broken.xlsx', 'report.pdf', 'more.zip']);
    expect(await samples.unpacked(bytes, 0)).toEqual(CSV);
    expect((await samples.unpacked(bytes, 3)).toString()).toBe('eve@example.com\r');
  });

  it('are one in a gzip file, with the name that its owner knows', async () => {
    const twice = Buffer.concat([gzipSync(CSV), gzipSync('more'), Buffer.alloc(8)]);
    const { packing, tables } = await samples.tables('opt-outs.csv.gz', twice);
    expect(packing).toBe('gzip');
    expect(tables).toEqual([
      { name: 'opt-outs.csv', bytes: null, rows: null, isHidden: false, speaksOfConsent: true, isSheet: false },
    ]);
    expect(await samples.unpacked(twice)).toEqual(Buffer.concat([CSV, Buffer.from('more')]));
  });

  it('are known by content, not by name', async () => {
    expect(await packingOf(samples.write('people.csv', people))).toBe('xlsx');
    expect(await packingOf(samples.write('people.csv', packed({ 'a.csv': CSV })))).toBe('zip');
    expect(await packingOf(samples.write('people.csv', people.subarray(0, -9)))).toBe('zip');
    expect(await packingOf(samples.write('people.csv', gzipSync(CSV)))).toBe('gzip');
  });
});

describe('the CSV of a sheet', () => {
  it('has the sheet’s row N in line N for our reader, with line breaks in cells and empty rows', async () => {
    const bytes = xlsx({
      sheets: [
        {
          name: 'People',
          rows:
            textRow(2, ['Our clients']) +
            textRow(4, ['E-mail', 'Name', 'Note']) +
            textRow(5, ['ada@example.com', 'Ada', 'two\nlines\r\nor three']) +
            textRow(9, ['eve@example.com']),
        },
      ],
    });
    const csv = await samples.unpacked(bytes);
    expect(read(csv)).toEqual([
      [2, ['Our clients', '', '']],
      [4, ['E-mail', 'Name', 'Note']],
      [5, ['ada@example.com', 'Ada', 'two\nlines\nor three']],
      [9, ['eve@example.com', '', '']],
    ]);
    expect(sniff(csv, { isWhole: true })).toMatchObject({
      ...dialect,
      encoding: 'utf-8',
      firstLine: 4,
      hasHeader: true,
    });
  });

  it('is what went into the sheet', async () => {
    const value = fc.oneof(
      fc.string({ maxLength: 8 }),
      fc.constantFrom('', ' "', "'", 'a\nb', '_x0041', ';', '\t', 'ü😀'),
    );
    const clean = value.map((text) => text.replaceAll(/[^\t\n\u0020-\ud7ff\u{10000}-\u{1f6ff}]/gu, ''));
    const table = fc.array(fc.array(clean, { minLength: 1, maxLength: 5 }), { minLength: 1, maxLength: 12 });
    await fc.assert(
      fc.asyncProperty(table, async (rows) => {
        const xml = rows.map((row, at) => textRow(at + 1, row)).join('');
        const found = new Map(read(await samples.unpacked(xlsx({ sheets: [{ name: 'People', rows: xml }] }))));
        const width = Math.max(...rows.map((row) => row.findLastIndex((each) => each !== '') + 1));
        for (const [at, row] of rows.entries()) {
          const wanted = Array.from({ length: width }, (_, column) => row[column] ?? '');
          // The reader leaves out rows without a value.
          const isBlank = wanted.every((each) => /^[\s",]*$/.test(each));
          if (!isBlank) expect(found.get(at + 1)).toEqual(wanted);
        }
      }),
    );
  });
});

describe('the thread that unpacks', () => {
  const rows = Array.from({ length: 20_000 }, (_, at) =>
    textRow(at + 1, [`reader.${at}@example.com`, `Name ${at}`]),
  ).join('');
  const large = xlsx({ sheets: [{ name: 'People', rows }] });

  it('tells how far it is', async () => {
    const path = samples.write('large.xlsx', large);
    const shares: number[] = [];
    const { signal } = new AbortController();
    await unpackTable({ path, table: 0, target: samples.target }, { signal, progress: (share) => shares.push(share) });
    expect(shares.length).toBeGreaterThan(10);
    expect(shares).toEqual(shares.toSorted((one, other) => one - other));
    expect(shares.at(-1)).toBe(1);
  });

  it('ends when it is aborted, and leaves no file', async () => {
    const path = samples.write('large.xlsx', large);
    const before = samples.names.filter((name) => name !== 'table.csv');
    const caller = new AbortController();
    const target = samples.target;
    const unpacking = unpackTable(
      { path, table: 0, target },
      { signal: caller.signal, progress: () => caller.abort() },
    );
    await expect(unpacking).rejects.toThrow(/aborted/);
    expect(samples.names).toEqual(before);
    await expect(samples.tables('large.xlsx', large, AbortSignal.abort())).rejects.toThrow(/aborted/);
  });

  it('fails for a table that isn’t there', async () => {
    expect(await samples.refused(large, 1)).toBe('RangeError: The file has no table 1');
    expect(await samples.refused(gzipSync(CSV), 1)).toBe('RangeError: A gzip file has no table 1');
  });
});
