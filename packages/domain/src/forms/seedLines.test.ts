import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { seedCsv, seedLines, seedListProblem, seedProblem, seedText } from './seedLines.ts';

const ADA = { email: 'ada@x.test', firstName: 'Ada', lastName: 'Lindqvist' };
const DESK = { email: 'desk@x.test', firstName: null, lastName: null };

function seeds(text: string) {
  return seedLines(text).map(({ email, firstName, lastName }) => ({ email, firstName, lastName }));
}

describe('a typed seed list', () => {
  it.each([
    'ada@x.test, Ada, Lindqvist',
    'ADA@x.test;Ada;Lindqvist',
    'ada@x.test\tAda\tLindqvist',
    'Ada Lindqvist <ada@x.test>',
    '"Ada Lindqvist" <Ada@X.test>',
    '  "ada@x.test" , "Ada" , "Lindqvist"',
  ])('reads %j', (line) => expect(seeds(line)).toEqual([ADA]));

  it('reads an address without a name, and skips empty lines and repeated addresses', () => {
    expect(seedLines('desk@x.test\r\n\r\n<DESK@x.test>\nada@x.test,Ada,Lindqvist')).toEqual([
      { ...DESK, line: 1, problem: null },
      { ...ADA, line: 4, problem: null },
    ]);
  });

  it('reads quotes inside quotes, and a line with a stray one as it was typed', () => {
    expect(seeds('ada@x.test, "Ada ""the"" Lind, jr."')).toEqual([
      { email: 'ada@x.test', firstName: 'Ada "the" Lind, jr.', lastName: null },
    ]);
    expect(seedLines('"ada" ada@x.test')[0]).toMatchObject({ problem: 'Enter a valid email address' });
  });

  it('says what is wrong with a line', () => {
    expect(seedLines('nobody\n, Ada').map(({ line, problem }) => [line, problem])).toEqual([
      [1, 'Enter a valid email address'],
      [2, 'The row has no e-mail address'],
    ]);
    expect(seedProblem('ada@x.test')).toBeNull();
  });

  it('is read again as it was written, whatever the names are', () => {
    const name = fc.option(
      fc.string({ unit: 'grapheme', minLength: 1 }).map((text) => text.replaceAll(/[\s\p{C}]/gu, '-')),
    );
    fc.assert(
      fc.property(fc.uniqueArray(fc.tuple(fc.nat(999), name, name), { selector: ([id]) => id }), (rows) => {
        const list = rows.map(([id, firstName, lastName]) => ({ email: `s${id}@x.test`, firstName, lastName }));
        expect(seeds(seedText(list))).toEqual(list);
      }),
    );
  });

  it('is written as a CSV file', () => {
    expect(seedCsv([ADA, DESK, { ...DESK, lastName: 'The "desk", 2' }])).toBe(
      'email,first name,last name\r\nada@x.test,Ada,Lindqvist\r\ndesk@x.test,,\r\ndesk@x.test,,"The ""desk"", 2"\r\n',
    );
  });
});

it('names the lines that are wrong, and how many more', () => {
  expect(seedListProblem('')).toBeUndefined();
  expect(seedListProblem('ada@x.test')).toBeUndefined();
  expect(seedListProblem('a\nada@x.test\n')).toBe('Line 1: Enter a valid email address');
  expect(seedListProblem('a\nb\nc\nd\ne')).toBe(
    'Line 1: Enter a valid email address. Line 2: Enter a valid email address. Line 3: Enter a valid email address. 2 more lines',
  );
  const many = Array.from({ length: 1_001 }, (_, at) => `a${at}@x.test`).join('\n');
  expect(seedListProblem(many)).toBe('A seed list can have at most 1000 rows');
});
