import { isAddress } from '@mailroom/domain/forms/addressRules';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { COMMA_SIGNS } from './dialect.ts';
import { RecordSplitter, type CsvRecord, type Place } from './records.ts';
import { UnclosedQuote } from './scan.ts';
import { rowOf, type RowShape } from './values.ts';

const BEGIN: Place = { byte: 0, line: 1 };
const LIMIT = 300;

/** Three columns, the second holds the address. */
const shape: RowShape = {
  ...COMMA_SIGNS,
  delimiter: ';',
  columns: 3,
  entryColumn: 1,
  isEntry: (value) => isAddress(value.trim()),
};

interface Reading {
  sizes?: readonly number[];
  from?: Place;
  limit?: number;
  rows?: RowShape;
}

function* blocksOf(text: Buffer, from: number, sizes: readonly number[]) {
  for (let at = from, turn = 0; at < text.length; turn += 1) {
    const size = sizes[turn % sizes.length] ?? 1;
    yield text.subarray(at, at + size);
    at += size;
  }
}

function cut(text: Buffer | string, { sizes = [7], from = BEGIN, limit = LIMIT, rows = shape }: Reading = {}) {
  const splitter = new RecordSplitter({ ...rows, lineEnd: 'lf' }, { from, limit, shape: rows });
  const records: CsvRecord[] = [];
  for (const block of blocksOf(Buffer.from(text), from.byte, sizes)) records.push(...splitter.push(block));
  return [...records, ...splitter.finish()];
}

/** Returns the lines and values of the records, and the suspects among them. */
function read(text: string, reading?: Reading) {
  const records = cut(text, reading);
  return {
    rows: records.map(({ line, bytes }) => [line, ...rowOf(bytes.toString(), reading?.rows ?? shape).values]),
    said: records.flatMap(({ suspect }) => (suspect ? [`${suspect.kind} ${suspect.line}-${suspect.last_line}`] : [])),
  };
}

function lines(...rows: string[]): string {
  return rows.map((row) => `${row}\n`).join('');
}

describe('a quote that is left open', () => {
  it('doesn’t swallow the rows below it, although a later quote closes it', () => {
    const text = lines(
      '"Quay;dan@letters.test;Hull',
      'Mill;eve@letters.test;Bath',
      'Wall;finn@letters.test;York',
      'Harbour" Ltd;gus@letters.test;Bristol',
      'Pine;hana@letters.test;Bristol',
    );
    expect(read(text)).toEqual({
      rows: [
        [1, '"Quay', 'dan@letters.test', 'Hull'],
        [2, 'Mill', 'eve@letters.test', 'Bath'],
        [3, 'Wall', 'finn@letters.test', 'York'],
        [4, 'Harbour" Ltd', 'gus@letters.test', 'Bristol'],
        [5, 'Pine', 'hana@letters.test', 'Bristol'],
      ],
      said: ['split_at_line_ends 1-4'],
    });
  });

  it('doesn’t either when the record would be a good row, if each of its lines is one', () => {
    const text = lines('"19;ada@letters.test;Hull', 'Mill;bo@letters.test;Bath', '7";cy@letters.test;York');
    expect(read(text).rows.map(([, , email]) => email)).toEqual([
      'ada@letters.test',
      'bo@letters.test',
      'cy@letters.test',
    ]);
  });

  it.each([
    ['in the last column', 'Quay;ada@letters.test;"Hull', ['ada@letters.test', 'bo@letters.test']],
    ['before an address', 'Quay;"ada@letters.test;Hull', ['ada@letters.test', 'bo@letters.test']],
  ])('%s is left out of nobody’s address', (_where, first, emails) => {
    const { rows, said } = read(lines(first, 'Mill;bo@letters.test;Bath'));
    expect(rows.map(([, , email]) => email)).toEqual(emails);
    expect(said).toEqual(['split_at_line_ends 1-2']);
  });

  it('takes in a row that is bad for another reason', () => {
    const text = lines('"Quay;ada@letters.test;Hull', 'Mill;nobody;Bath', 'Wall" Ltd;bo@letters.test;York');
    expect(read(text).rows).toHaveLength(3);
  });

  it('is a letter in the last line of a file', () => {
    expect(read('"Quay;ada@letters.test;Hull')).toEqual({
      rows: [[1, '"Quay', 'ada@letters.test', 'Hull']],
      said: ['quote_as_letter 1-1'],
    });
  });

  it('ends the reading when no row explains it', () => {
    expect(() => cut('Quay;ada@letters.test;"a note\nthat breaks')).toThrow(UnclosedQuote);
    expect(() => cut(`a;b;c\nQuay;ada@letters.test;"${'a note\n'.repeat(500)}`)).toThrow('line 2');
  });

  it('doesn’t swallow rows up to the longest length of a record', () => {
    const people = Array.from({ length: 100 }, (_, at) => `Mill;reader${at}@letters.test;Bath`);
    const { rows, said } = read(lines('"Quay;ada@letters.test;Hull', ...people));
    expect(rows).toHaveLength(101);
    expect(said).toEqual(['split_at_line_ends 1-9']);
  });

  it('would have swallowed a value of several lines, which keeps its quotes', () => {
    const text = lines('"Quay;ada@letters.test;Hull', 'Mill;bo@letters.test;"Bath', 'and York"');
    expect(read(text).rows).toEqual([
      [1, '"Quay', 'ada@letters.test', 'Hull'],
      [2, 'Mill', 'bo@letters.test', 'Bath\nand York'],
    ]);
  });
});

describe('a value of several lines', () => {
  it.each([
    ['with blank lines', lines('Ada;ada@letters.test;"York', '', '3, Wall Street"')],
    ['with separators', lines('Ada;ada@letters.test;"York; left; door', 'blue; or red"')],
    ['in the first column', lines('"York', '3, Wall Street";ada@letters.test;x')],
    ['with an address in it', lines('Ada;ada@letters.test;"ask', 'bo@letters.test', 'about it"')],
    ['with an empty end', lines('Ada;ada@letters.test;"', '"')],
    ['with quotes that aren’t doubled', lines('Ada;ada@letters.test;"the', '"big" one"')],
    ['with doubled quotes', lines('"The ""Boot""', 'Ltd";ada@letters.test;x')],
  ])('%s stays one', (_name, text) => {
    const { rows, said } = read(text);
    expect(rows).toHaveLength(1);
    expect(rows[0]?.[2]).toBe('ada@letters.test');
    expect(said.filter((each) => !each.startsWith('text_behind_quote'))).toEqual([]);
  });

  it('stays one and is said when some of its lines look like rows', () => {
    const text = lines('Ada;ada@letters.test;"ask', 'Bo;bo@letters.test;Bath', 'about it"');
    expect(read(text)).toMatchObject({ rows: [[1, 'Ada', 'ada@letters.test', expect.stringContaining('Bath')]] });
    expect(read(text).said).toEqual(['kept_whole 1-3']);
  });
});

describe('a quote within a line', () => {
  it.each([
    ['text behind it is kept', '"Boots & Co" Ltd;ben@letters.test;Bath', 'Boots & Co Ltd', ['text_behind_quote 1-1']],
    [
      'a separator between quotes is kept',
      '"Boots; Co" Ltd;ben@letters.test;Bath',
      'Boots; Co Ltd',
      ['text_behind_quote 1-1'],
    ],
    ['one that swallows a separator is a letter', '"Boots;"ben@letters.test";Bath', '"Boots', ['quote_as_letter 1-1']],
    ['an inch sign is a letter', '19" Racks OÜ;ben@letters.test;Bath', '19" Racks OÜ', []],
    ['doubled ones are one', '"Pine ""Green"" Ltd";ben@letters.test;Bath', 'Pine "Green" Ltd', []],
    ['blanks behind it are nothing', '"Pine" ;ben@letters.test;"Bath" ', 'Pine ', []],
  ])('%s', (_name, line, company, said) => {
    const found = read(lines(line));
    expect(found.rows.map((row) => row.slice(0, 3))).toEqual([[1, company, 'ben@letters.test']]);
    expect(found.said).toEqual(said);
  });
});

const word = fc.stringMatching(/^[a-z]{0,6}$/);
const sizes = fc.array(fc.integer({ min: 1, max: 60 }), { minLength: 1, maxLength: 5 });
const plainRow = fc.tuple(word, fc.constantFrom('ada@letters.test', 'bo@letters.test'), word);
/** Files made of everything that affects the decision, far more confused than real ones. */
const confused = fc
  .array(fc.constantFrom('"', '""', ';', '\n', '\r\n', 'a', 'ada@letters.test', 'x;bo@letters.test;y\n', ' '), {
    maxLength: 120,
  })
  .map((parts) => parts.join(''));

function outcome(text: string, reading: Reading) {
  const records: unknown[] = [];
  try {
    for (const { line, bytes, isTooLong, next, suspect } of cut(text, reading))
      records.push([line, bytes.subarray(0, 20).toString(), isTooLong, next, suspect]);
    return records;
  } catch (error) {
    return error instanceof UnclosedQuote ? error.message : error;
  }
}

describe('the decision', () => {
  it('finds each row of a file, wherever quotes are left open', () => {
    const stray = fc.option(fc.integer({ min: 0, max: 2 }), { nil: undefined });
    fc.assert(
      fc.property(fc.array(fc.tuple(plainRow, stray), { minLength: 1, maxLength: 30 }), sizes, (table, blocks) => {
        const text = lines(
          ...table.map(([row, at]) => row.map((cell, column) => (column === at ? `"${cell}` : cell)).join(';')),
        );
        const { rows } = read(text, { sizes: blocks, limit: 10_000 });
        expect(rows.map(([line, , email]) => [line, email])).toEqual(table.map(([[, email]], at) => [at + 1, email]));
      }),
    );
  });

  it('leaves a well written file as it is', () => {
    const note = fc.stringMatching(/^[a-z;" \n]{0,20}$/);
    const row = fc.tuple(word, fc.constantFrom('ada@letters.test', 'bo@letters.test'), note);
    fc.assert(
      fc.property(fc.array(row, { minLength: 1, maxLength: 20 }), sizes, (table, blocks) => {
        const text = lines(...table.map(([first, email, last]) => `${first};${email};"${last.replaceAll('"', '""')}"`));
        const { rows, said } = read(text, { sizes: blocks, limit: 10_000 });
        expect(rows.map(([, ...values]) => values)).toEqual(table);
        expect(said).toEqual([]);
      }),
    );
  });

  it('is the same however the file is cut into blocks', () => {
    fc.assert(
      fc.property(confused, sizes, fc.integer({ min: 20, max: 200 }), (text, blocks, limit) => {
        expect(outcome(text, { sizes: blocks, limit })).toEqual(outcome(text, { sizes: [text.length + 1], limit }));
      }),
      { numRuns: 2000 },
    );
  });

  it('is the same when reading starts again after any record', () => {
    fc.assert(
      fc.property(confused, sizes, fc.nat(), (text, blocks, pick) => {
        const whole = outcome(text, { sizes: blocks });
        fc.pre(Array.isArray(whole) && whole.length > 0);
        const records = cut(text, { sizes: blocks });
        const at = pick % records.length;
        const next = records[at]?.next ?? BEGIN;
        expect(outcome(text, { sizes: blocks, from: next })).toEqual((whole as unknown[]).slice(at + 1));
      }),
      { numRuns: 500 },
    );
  });

  it('reads each line a few times at most, however many quotes are left open', () => {
    let tests = 0;
    const counting: RowShape = {
      ...shape,
      isEntry: (value) => {
        tests += 1;
        return shape.isEntry(value);
      },
    };
    const count = 2000;
    for (const row of ['"Quay;reader@letters.test;Hull', 'x"y;reader@letters.test;"z', '"a;""b;"']) {
      tests = 0;
      const text = lines(...Array.from({ length: count }, () => row), '";";"');
      const whole = { sizes: [text.length], limit: 1_000_000, rows: counting };
      expect(outcome(text, whole)).toBeDefined();
      expect(tests).toBeLessThan(count * 30);
    }
  });
});
