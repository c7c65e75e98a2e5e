import { gzipSync } from 'node:zlib';
import { packedLimits } from '@mailroom/domain/forms/fileTypes';
import { afterAll, describe, expect, it } from 'vitest';
import { zip } from '../../../testing/zip.ts';
import { packingOf } from './packing.ts';
import { packed, workbookParts, xlsx } from './unpack.samples.ts';
import { PackedSamples } from './unpacked.samples.ts';

const samples = new PackedSamples();
afterAll(() => samples.remove());

const CSV = Buffer.from('email\nada@example.com\n');
const OLD_EXCEL = Buffer.from('d0cf11e0a1b11ae1', 'hex');
const SHEET = 'xl/worksheets/sheet1.xml';

function workbookWith(rows: string, others: Record<string, string> = {}): Buffer {
  const parts = workbookParts({ sheets: [{ name: 'People', rows }], strings: '<si><t>Ada</t></si>' });
  return packed({
    ...parts,
    ...Object.fromEntries(Object.entries(others).map(([name, text]) => [name, Buffer.from(text)])),
  });
}

describe('a packed file that can’t be taken says why', () => {
  it('an old Excel file, or one with a password', async () => {
    const path = samples.write('old.xls', OLD_EXCEL);
    await expect(packingOf(path)).rejects.toThrow(/old Excel file \(\.xls\) or one with a password/);
    expect(await samples.refused(gzipSync(OLD_EXCEL))).toContain('old Excel');
  });

  it.each([
    ['xl/workbook.bin', '.xlsb'],
    ['content.xml', '.ods'],
    ['Index/Document.iwa', 'Export it as Excel'],
    ['word/document.xml', 'Word'],
    ['ppt/presentation.xml', 'presentation'],
  ])('a file of another program, known by %s', async (name, said) => {
    expect(await samples.refused(packed({ [name]: CSV }))).toContain(said);
  });

  it('a damaged, a cut or an empty archive', async () => {
    const whole = packed({ 'people.csv': [CSV, { level: 0 }] });
    expect(await samples.refused(whole.subarray(0, -30))).toContain('damaged or not complete');
    const changed = Buffer.from(whole);
    changed.write('eve', changed.indexOf('ada@'));
    expect(await samples.refused(changed)).toBe(
      'people.csv in the file can’t be read: it is damaged or not complete. Upload it again',
    );
    const empty = Buffer.alloc(22);
    empty.writeUInt32LE(0x06054b50);
    expect(await samples.refused(empty)).toBe('The ZIP is empty');
  });

  it('an archive with a password, of several parts, or with a name that leads out of it', async () => {
    const encrypted = zip([{ name: 'people.csv', bytes: CSV }]);
    encrypted.writeUInt16LE(1, encrypted.indexOf('PK\u0001\u0002', 0, 'latin1') + 8);
    expect(await samples.refused(encrypted)).toContain('it has a password');
    const part = zip([{ name: 'people.csv', bytes: CSV }]);
    part.writeUInt16LE(1, part.length - 18);
    expect(await samples.refused(part)).toContain('several parts');
    expect(await samples.refused(zip([{ name: '../people.csv', bytes: CSV }]))).toContain('outside its own folder');
  });

  it('a ZIP without a table, or with too many files', async () => {
    expect(await samples.refused(packed({ 'a.pdf': CSV, 'b.png': CSV, 'c.zip': CSV, 'd.gz': CSV }))).toBe(
      'The ZIP holds no table, only a.pdf, b.png, c.zip and 1 more. A ZIP may hold files that end in .csv, .tsv, .txt and .xlsx',
    );
    const many = Object.fromEntries(Array.from({ length: 80 }, (_, at) => [`${at}.csv`, CSV]));
    expect(await samples.refused(packed(many))).toBe('The ZIP has 80 files; at most 64 are taken');
    expect(await samples.refused(packed({ 'clients.xlsx': OLD_EXCEL }))).toContain(
      'The workbook clients.xlsx can’t be read',
    );
  });

  it('a bomb, and a size that the archive lies about', async () => {
    const zeros = Buffer.alloc(1 << 20, '0');
    expect(await samples.refused(packed({ 'people.csv': zeros }))).toContain('more than 200 times its size');
    expect(await samples.refused(zip([{ name: 'people.csv', bytes: zeros, claims: 10 }]))).toContain(
      'people.csv in the file',
    );
    expect(await samples.refused(zip([{ name: 'people.csv', bytes: CSV, claims: packedLimits.bytes + 1 }]))).toBe(
      'people.csv has more than 1 GB once unpacked, which is too large',
    );
    expect(await samples.refused(gzipSync(zeros))).toContain('more than 200 times its size');
  });

  it('a gzip file that is cut, followed by other data, or holds an archive', async () => {
    const whole = gzipSync(CSV);
    expect(await samples.refused(whole.subarray(0, -4))).toBe('The gzip file is not complete: upload it again');
    expect(await samples.refused(Buffer.concat([whole, Buffer.from('more')]))).toContain('other data follows it');
    expect(await samples.refused(Buffer.concat([whole, Buffer.alloc(9), whole]))).toContain('other data follows it');
    expect(await samples.refused(gzipSync(packed({ 'people.csv': CSV })))).toContain('holds a ZIP');
    expect(await samples.refused(gzipSync(whole))).toContain('another gzip file');
    const tar = Buffer.alloc(1024);
    tar.write('ustar', 257);
    expect(await samples.refused(gzipSync(tar))).toContain('Pack its files as a ZIP');
    await expect(samples.tables('people.tar.gz', whole)).rejects.toThrow(/Pack its files as a ZIP/);
  });

  it('a workbook with a DOCTYPE, an entity of its own or broken XML', async () => {
    const sheets = [{ name: 'People', rows: '' }];
    const doctype = '<!DOCTYPE x [<!ENTITY a "aaa">]>';
    expect(await samples.refused(xlsx({ sheets, prologue: doctype }))).toContain('contains a DOCTYPE');
    expect(await samples.refused(workbookWith('<row><c t="str"><v>&a;</v></c></row>'))).toContain('damaged');
    expect(await samples.refused(workbookWith('<row><c>'))).toContain('damaged');
    expect(
      await samples.refused(workbookWith('', { [SHEET]: '<?xml version="1.0" encoding="latin1"?><worksheet/>' })),
    ).toContain('damaged');
    expect(await samples.refused(workbookWith('', { [SHEET]: '<a>'.repeat(100) }))).toContain('damaged');
  });

  it('a workbook that names texts or parts that it doesn’t have, or whose cells aren’t in order', async () => {
    expect(await samples.refused(workbookWith('<row><c t="s"><v>1</v></c></row>'))).toContain('damaged');
    expect(await samples.refused(workbookWith('<row r="2"/><row r="1"/>'))).toContain('damaged');
    expect(await samples.refused(workbookWith('<row><c r="B1"/><c r="A1"/></row>'))).toContain('damaged');
    const { [SHEET]: _, ...others } = workbookParts({ sheets: [{ name: 'People', rows: '' }] });
    expect(await samples.refused(packed(others))).toContain('damaged');
    expect(await samples.refused(xlsx({ sheets: [{ name: 'Chart', rows: '', kind: 'chartsheet' }] }))).toBe(
      'The workbook has no sheet with cells',
    );
  });

  it('a sheet with too many rows or columns, or too long a cell', async () => {
    const most = packedLimits.rows;
    expect(await samples.refused(workbookWith(`<row r="${most + 1}"/>`))).toBe(
      'The sheet People has 1,048,577 rows; at most 1,048,576 are taken',
    );
    expect(await samples.refused(workbookWith('<row r="3"><c r="IF3"><v>1</v></c></row>'))).toBe(
      'The sheet People has 240 columns, as its row 3 shows; at most 200 are taken',
    );
    const noise = Array.from({ length: 1 << 18 }, (_, at) => `${(at * 7919) % 100_003} `).join('');
    expect(await samples.refused(workbookWith(`<row><c t="str"><v>${noise}</v></c></row>`))).toContain(
      'has a cell that is longer',
    );
  });

  it('a CSV is not packed', async () => {
    expect(await packingOf(samples.write('people.csv', CSV))).toBeUndefined();
    expect(await packingOf(samples.write('empty.csv', Buffer.alloc(0)))).toBeUndefined();
  });
});
