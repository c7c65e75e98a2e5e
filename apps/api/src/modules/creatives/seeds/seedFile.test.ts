import { expect, it } from 'vitest';
import { readSeedFile } from './seedFile.ts';

function read(text: string | Buffer) {
  return readSeedFile(Buffer.from(text));
}

function emails(text: string | Buffer): string[] {
  return read(text).rows.map((row) => row.email);
}

it('reads a list with or without header, in any order and with any separator', () => {
  expect(emails('email\na@x.test\nb@x.test\n')).toEqual(['a@x.test', 'b@x.test']);
  expect(emails('a@x.test\nb@x.test')).toEqual(['a@x.test', 'b@x.test']);
  expect(read('First Name;Last Name;E-Mail\r\nAnna;Berg;A@X.test\r\n').rows).toEqual([
    { line: 2, email: 'a@x.test', firstName: 'Anna', lastName: 'Berg', problem: null },
  ]);
  expect(read('a@x.test\tAnna\tBerg').rows[0]).toMatchObject({ firstName: 'Anna', lastName: 'Berg' });
});

it('reads files saved by spreadsheets', () => {
  expect(emails(Buffer.concat([Buffer.from([0xef, 0xbb, 0xbf]), Buffer.from('email\na@x.test')]))).toEqual([
    'a@x.test',
  ]);
  expect(emails(Buffer.from('\ufeffemail\r\na@x.test\r\n', 'utf16le'))).toEqual(['a@x.test']);
  expect(read(Buffer.from('email,first name\na@x.test,Ren\u00e9', 'latin1')).rows[0]?.firstName).toBe('René');
});

it('keeps bad rows with their line and says what is wrong', () => {
  const { rows } = read('email\na@x.test\nnobody\n\n,Anna\nc@x.test\nna"me@x.test');
  expect(rows.map((row) => [row.line, row.problem])).toEqual([
    [2, null],
    [3, 'Enter a valid email address'],
    [5, 'The row has no e-mail address'],
    [6, null],
    [7, 'Enter a valid email address'],
  ]);
});

it('counts an address once', () => {
  expect(emails('a@x.test\nA@x.test\na@x.test ')).toEqual(['a@x.test']);
});

it('is empty without rows', () => {
  expect(read('')).toEqual({ rows: [] });
  expect(read('email\n\n')).toEqual({ rows: [] });
});

it('refuses files that are not lists', () => {
  expect(read(Buffer.from([0x50, 0x4b, 3, 4, 0, 0, 0])).unreadable).toBeDefined();
  expect(read('email\n"a@x.test\nb@x.test').unreadable).toBeDefined();
  expect(read(`email\n${Array.from({ length: 1_001 }, (_, at) => `a${at}@x.test`).join('\n')}`).unreadable).toContain(
    '1000',
  );
  expect(emails(`email\n${Array.from({ length: 1_000 }, (_, at) => `a${at}@x.test`).join('\n')}`)).toHaveLength(1_000);
});
