import { describe, expect, it } from 'vitest';
import { computedProblem } from './computedKinds.ts';
import { suggestComputed, type SuggestedFrom } from './suggestComputed.ts';

function file(headings: string[], fields: (string | null)[], ...rows: string[][]): SuggestedFrom {
  return { headings, fields, rows };
}

/** The suggestions as texts: what is said, and for each choice its label with kinds, sources and fields. */
function told(from: SuggestedFrom): string[] {
  return suggestComputed(from).flatMap(({ says, choices }) => [
    says,
    ...choices.map(({ label, columns }) => {
      const all = columns.map(({ computed, field }) => `${computed.kind} ${computed.columns.join('+')} → ${field}`);
      return `${label}: ${all.join(', ')}`;
    }),
  ]);
}

describe('a suggestion to compute columns', () => {
  it('splits whole names', () => {
    const rows = [['Ada Quay'], ['Ben Pier'], ['Cher']];
    expect(told(file(['Full name'], [null], ...rows))).toEqual([
      '“Full name” holds first and last names',
      'Split the names: first_part 0 → first_name, rest 0 → last_name',
    ]);
  });

  it('splits names with the last one first', () => {
    expect(told(file(['Kunde'], ['company'], ['Quay, Ada'], ['Pier, Ben Lee']))).toEqual([
      '“Kunde” holds first and last names',
      'Split the names: rest 0 → first_name, first_part 0 → last_name',
    ]);
  });

  it.each<[string, SuggestedFrom]>([
    ['single names', file(['Name'], [null], ['Ada'], ['Ben'])],
    ['too few names', file(['Name'], [null], ['Ada Quay'])],
    ['another heading', file(['Street'], [null], ['Harbour Road'], ['Quay Street'])],
    [
      'a last name of its own',
      file(['Name', 'Surname'], [null, 'last_name'], ['Ada Lee', 'Quay'], ['Ben Lee', 'Pier']),
    ],
  ])('doesn’t split %s', (_, from) => {
    expect(told(from)).toEqual([]);
  });

  it('writes names with a capital letter', () => {
    expect(
      told(file(['Vorname', 'Ort'], ['first_name', 'custom'], ['ADA', 'BONN'], ['BEN', 'KIEL'], ['Cleo', 'Ulm'])),
    ).toEqual([
      '“Vorname” is written in capitals or small letters: ADA',
      'Write names with a capital letter: name_case 0 → first_name',
    ]);
    expect(told(file(['Surname'], ['last_name'], ['Quay'], ['PIER'], ['Lee']))).toEqual([]);
  });

  it('writes dates in one way, when only one order fits', () => {
    expect(told(file(['Joined'], ['custom'], ['3.5.2024'], ['31.5.2024']))).toEqual([
      '“Joined” holds dates, such as 3.5.2024',
      'Write them as 2024-05-03: date_dmy 0 → custom',
    ]);
    // Both orders mean the same days.
    expect(told(file(['Joined'], ['custom'], ['5/5/2024'], ['6/6/2024']))).toHaveLength(2);
    expect(told(file(['Joined'], ['custom'], ['5/3/2024'], ['5/31/2024']))).toContain(
      'Write them as 2024-05-03: date_mdy 0 → custom',
    );
  });

  it('asks where two orders fit', () => {
    expect(told(file(['Joined'], ['custom'], ['3/5/2024'], ['4/6/2024']))).toEqual([
      '“Joined” holds dates, such as 3/5/2024',
      'Day first: 2024-05-03: date_dmy 0 → custom',
      'Month first: 2024-03-05: date_mdy 0 → custom',
    ]);
    expect(told(file(['Joined'], ['custom'], ['03.05.07'], ['04.06.08']))).toHaveLength(4);
  });

  it('is not sure of numbers that may also be right as they are', () => {
    expect(told(file(['Spent'], ['custom'], ['12'], ['1.500']))).toEqual([
      '“Spent” holds numbers, such as 1.500',
      'Decimal comma: 1500: number_comma 0 → custom',
    ]);
  });

  it('writes numbers in one way, and asks where two readings fit', () => {
    expect(told(file(['Spent'], ['custom'], ['12,50'], ['1.234,00']))).toEqual([
      '“Spent” holds numbers, such as 12,50',
      'Write them as 1234.5: number_comma 0 → custom',
    ]);
    expect(told(file(['Spent'], ['custom'], ['1,234'], ['2,500']))).toEqual([
      '“Spent” holds numbers, such as 1,234',
      'Decimal comma: 1.234: number_comma 0 → custom',
      'Decimal point: 1234: number_point 0 → custom',
    ]);
  });

  it.each<[string, SuggestedFrom]>([
    ['dates that are written so already', file(['Joined'], ['custom'], ['2024-05-03'], ['2024-06-03'])],
    ['plain numbers', file(['Spent'], ['custom'], ['12'], ['12.5'])],
    ['columns that aren’t used', file(['Joined'], [null], ['3.5.2024'], ['4.5.2024'])],
    ['addresses', file(['Joined'], ['email'], ['3.5.2024'], ['4.5.2024'])],
    ['values of several kinds', file(['Joined'], ['custom'], ['3.5.2024'], ['soon'])],
  ])('says nothing about %s', (_, from) => {
    expect(told(from)).toEqual([]);
  });

  it('takes a second address where the first is empty', () => {
    const rows = [
      ['ada@letters.test', 'Ada', '', ''],
      ['', 'Ben', 'BEN@letters.test', ''],
      ['', 'Cleo', '', 'none'],
    ];
    expect(told(file(['E-mail', 'Name', 'E-mail 2', 'Note'], ['email', null, null, null], ...rows))).toEqual([
      'Rows without an address in “E-mail” have one in “E-mail 2”',
      'Take the first that is filled: first_filled 0+2 → email',
    ]);
    expect(told(file(['E-mail', 'E-mail 2'], [null, null], ['', 'ben@letters.test']))).toEqual([]);
    expect(told(file(['E-mail', 'E-mail 2'], ['email', null], ['ada@letters.test', 'ben@letters.test']))).toEqual([]);
    expect(told(file(['E-mail', 'E-mail 2'], ['email'], ['ada@letters.test']))).toEqual([]);
  });

  it('brings columns that an import can use', () => {
    const rows = [
      ['Ada Quay', '3/5/2024'],
      ['Ben Pier', '4/5/2024'],
    ];
    const found = suggestComputed(file(['Name', 'Joined'], [null, 'custom'], ...rows));
    const choices = found.flatMap((each) => each.choices);
    expect(choices).toHaveLength(3);
    for (const { columns } of choices)
      expect(
        computedProblem(
          columns.map(({ computed }) => computed),
          2,
        ),
      ).toBeUndefined();
  });
});
