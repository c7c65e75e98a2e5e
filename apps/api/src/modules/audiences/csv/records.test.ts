import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { COMMA_SIGNS, type Dialect } from './dialect.ts';
import { RecordSplitter, type CsvRecord } from './records.ts';
import { UnclosedQuote } from './scan.ts';
import { valuesOf, writtenRow } from './values.ts';
import { chunks, type Chunk } from '../import/chunks.ts';
import { peopleReader, personShape } from '../reading/peopleReader.ts';

const dialect = { ...COMMA_SIGNS, lineEnd: 'lf' } as const;
const LIMIT = 1000;

function cut(text: Buffer, sizes: readonly number[], from = { byte: 0, line: 1 }, way: Dialect = dialect): CsvRecord[] {
  const splitter = new RecordSplitter(way, { from, limit: LIMIT });
  const records: CsvRecord[] = [];
  for (let at = from.byte, turn = 0; at < text.length; turn += 1) {
    const size = sizes[turn % sizes.length] ?? 1;
    records.push(...splitter.push(text.subarray(at, at + size)));
    at += size;
  }
  return [...records, ...splitter.finish()];
}

const value = fc.oneof(
  fc.stringMatching(/^[a-z "@.,é\n]{0,12}$/),
  fc.constantFrom('', '5" pipe', 'ada@letters.test', 'Zoë', '😀', '"'),
);
const filled = fc.array(value, { minLength: 2, maxLength: 4 }).filter((row) => /[^\s",]/.test(row.join('')));
const rows = fc.array(filled, { minLength: 1, maxLength: 20 });
const sizes = fc.array(fc.integer({ min: 1, max: 50 }), { minLength: 1, maxLength: 5 });
const end = fc.constantFrom('\n', '\r\n');

function quoted(text: string): string {
  return /[",\r\n]/.test(text) && /^ *"|[,\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

describe('records', () => {
  it('come out as they went in, with the line each begins on, however the file is cut into blocks', () => {
    fc.assert(
      fc.property(rows, sizes, end, (table, blocks, lineEnd) => {
        const text = Buffer.from(table.map((row) => row.map(quoted).join(',') + lineEnd).join(''));
        const records = cut(text, blocks);
        expect(records.map(({ bytes }) => valuesOf(bytes.toString(), dialect, 10))).toEqual(table);
        let line = 1;
        for (const [at, record] of records.entries()) {
          expect(record.line).toBe(line);
          line += 1 + (table[at] ?? []).join('').split('\n').length - 1;
        }
      }),
    );
  });

  it.each([
    { ...dialect, escape: 'backslash' },
    { ...dialect, quote: "'", delimiter: ';' },
    { ...dialect, quote: "'", escape: 'backslash', delimiter: '\t' },
  ] as const)('come out as they went in with $quote and $escape', (way) => {
    const letters = fc.stringMatching(/^[a-z"'\\\\,;\t\n]{0,12}$/).filter((text) => !/^\t|\t$/.test(text));
    const tables = fc.array(fc.array(letters, { minLength: 2, maxLength: 4 }), { minLength: 1, maxLength: 20 });
    fc.assert(
      fc.property(tables, sizes, (table, blocks) => {
        const full = table.map(([first, ...others]) => [`x${first}`, ...others]);
        const text = Buffer.from(full.map((row) => `${writtenRow(row, way)}\n`).join(''));
        const records = cut(text, blocks, undefined, way);
        expect(records.map(({ bytes }) => valuesOf(bytes.toString(), way, 10))).toEqual(full);
      }),
    );
  });

  it('are the same when reading starts again after any of them', () => {
    fc.assert(
      fc.property(rows, sizes, fc.nat(), (table, blocks, pick) => {
        const text = Buffer.from(table.map((row) => `${row.map(quoted).join(',')}\n`).join(''));
        const whole = cut(text, blocks);
        const at = pick % whole.length;
        const next = whole[at]?.next;
        if (!next) throw new Error('no record');
        const place = ({ line, bytes }: CsvRecord) => [line, bytes.toString()];
        expect(cut(text, blocks, next).map(place)).toEqual(whole.slice(at + 1).map(place));
      }),
    );
  });

  it('longer than the limit are reported as too long, and the next one is found', () => {
    const text = Buffer.from(`a,b\n${'x'.repeat(5000)}\nc,d\n`);
    expect(cut(text, [64]).map(({ line, isTooLong }) => [line, isTooLong])).toEqual([
      [1, false],
      [2, true],
      [3, false],
    ]);
  });

  it('end with an error at a quote that is never closed, without reading further', () => {
    const text = Buffer.from(`a,b\nc,"${'d\n'.repeat(5000)}`);
    expect(() => cut(text, [64])).toThrow(UnclosedQuote);
    expect(() => cut(Buffer.from('a\n"b\n'), [64])).toThrow('line 2');
  });

  it('are only lines with a value', () => {
    expect(cut(Buffer.from('a\n\n,,, \nb\n \t\n\r\n\x1a'), [2]).map(({ line }) => line)).toEqual([1, 4]);
  });
});

describe('chunks', () => {
  const rowsOfTwo = {
    signs: COMMA_SIGNS,
    header: ['email', 'name'],
    mapping: [{ column: 0, field: 'email' } as const],
  };
  const shape = personShape(rowsOfTwo);
  const read = peopleReader({
    ...rowsOfTwo,
    encoding: 'utf-8',
    reject_role_addresses: true,
    reject_disposable_domains: true,
    refusalIn: () => undefined,
  });
  const row = fc.constantFrom(
    'ada@letters.test,Ada',
    'bo@letters.test,"Bo\nand Co"',
    ',Nobody',
    'no address,x',
    'a@b.test,1,2',
    'info@firm.test,x',
    'x@mailinator.com,x',
    `${'l'.repeat(300)}@letters.test,x`,
    'nul\0@letters.test,x',
    '',
  );

  it('put each row into exactly one bucket, with its line, and blank lines into none', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(row, { maxLength: 40 }), sizes, async (lines, blocks) => {
        const text = Buffer.from(['email,name', ...lines, 'end@letters.test,x'].join('\n'));
        const source = async function* () {
          for (let at = 0, turn = 0; at < text.length; turn += 1) {
            const size = blocks[turn % blocks.length] ?? 1;
            yield text.subarray(at, at + size);
            at += size;
          }
        };
        const found: Chunk[] = [];
        const input = { text: source(), dialect, shape, from: { byte: 0, line: 1 }, hasHeader: true, hash: '', read };
        for await (const chunk of chunks(input)) found.push(chunk);
        const people = found.flatMap((chunk) =>
          chunk.people.blocks.flatMap((block) => block.toString().split('\n').slice(0, -1)),
        );
        const at = [
          ...people.map((copy) => Number(copy.split('\t')[0])),
          ...found.flatMap((chunk) => chunk.rejects.map((reject) => reject.line)),
        ].toSorted((a, b) => a - b);
        let line = 2;
        const expected = [...lines, 'end'].flatMap((each) => {
          const begins = line;
          line += each.split('\n').length;
          return each === '' ? [] : [begins];
        });
        expect(at).toEqual(expected);
        expect(found.reduce((sum, chunk) => sum + chunk.rows, 0)).toBe(expected.length);
      }),
    );
  });
});
