import { expect, it } from 'vitest';
import { strayQuotes } from '../../../fixtures/builders/audienceFiles/suspect.builders.ts';
import { countSuspects, suspectRows } from './suspectRows.ts';

it('says how each suspect record is read, in the order of the file', () => {
  const groups = strayQuotes();
  expect(suspectRows(groups, String)).toEqual([
    {
      id: 'text_behind_quote 3',
      lines: '3',
      reading: 'Text follows a closing quote, and is kept.',
      text: '"Boots & Co" Ltd;ben@example.com;Bristol',
    },
    {
      id: 'split_at_line_ends 5',
      lines: '5 to 8',
      reading: 'Each line is a row. They would be one record if the quote on line 5 were counted.',
      text: '"Quay Lane;dan@example.com;Hull',
    },
  ]);
  expect(countSuspects(groups)).toBe(2);
});

it('names the file of a line where a version has several, file by file', () => {
  const first = [{ line: 9, last_line: 9, text: null }];
  const later = [
    { line: 3, last_line: 5, text: null, ingest: 2 },
    { line: 9, last_line: 9, text: null, ingest: 2 },
  ];
  const rows = suspectRows([{ kind: 'kept_whole', count: 3, first: [...later, ...first] }], String);
  expect(rows.map(({ lines }) => lines)).toEqual(['9', '3 to 5 of file 2', '9 of file 2']);
  expect(new Set(rows.map(({ id }) => id)).size).toBe(3);
});
