import { expect, it } from 'vitest';
import { likelyTable, tableQuestion } from './tables.ts';

const sheet = { name: 'People', bytes: null, rows: 12, is_sheet: true, is_hidden: false, speaks_of_consent: false };
const file = { ...sheet, name: 'people.csv', is_sheet: false };

it.each([
  [
    'the only one that is neither hidden nor about opt-outs',
    [{ ...sheet, is_hidden: true }, { ...sheet, speaks_of_consent: true }, sheet],
    2,
  ],
  ['none of two', [sheet, sheet], undefined],
  ['none where all are hidden', [{ ...sheet, is_hidden: true }], undefined],
])('suggests %s', (_, tables, expected) => {
  expect(likelyTable(tables)).toBe(expected);
});

it.each([
  [[sheet, sheet], 'Which sheet of a.zip has the people?'],
  [[file, file], 'Which file of a.zip has the people?'],
  [[sheet, file], 'Which table of a.zip has the people?'],
])('asks in the words of the file', (tables, expected) => {
  expect(tableQuestion({ name: 'a.zip', tables })).toBe(expected);
});
