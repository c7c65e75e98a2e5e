import { expect, it } from 'vitest';
import { strayQuotes } from '../../../fixtures/builders/suspect.builders.ts';
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
      reading: 'Each line is a row. They would be one record if the quote on line 5 were believed.',
      text: '"Quay Lane;dan@example.com;Hull',
    },
  ]);
  expect(countSuspects(groups)).toBe(2);
});
