import type { Guide } from '../../guide.ts';

export const guide: Guide = {
  name: 'MappingTable',
  summary: 'Assigns the columns of a file to fields.',
  whenToUse: ['After an upload: columns on one side, fields on the other, with the first values to judge by.'],
  whenNot: ['Rows by columns of ticks: `CheckMatrix`.'],
  anatomy: [
    {
      part: 'State',
      is: 'required fields without a column, fields with two, how many columns are used: above the rows',
      at: '[data-part="state"]',
    },
    {
      part: 'Column',
      is: 'its heading in the file, with its place where the heading is empty or not the only one; a note marks one that is computed',
      at: 'tbody th',
    },
    { part: 'First values', is: 'three of them', at: '[data-part="samples"]' },
    {
      part: 'Field',
      is: 'a select; a field that is taken names its column, and a guess is marked as one',
      at: 'tbody td:last-child',
    },
  ],
  accessibility: [
    'A table whose selects are named after their columns.',
    'What is missing or chosen twice is announced when it changes; a guess is part of its select’s description.',
  ],
  good: 'Propose what the headings suggest, with `guessMapping`, and mark it as a guess.',
  bad: 'Make people set forty columns by hand.',
  isWide: true,
  searchTerms: ['import', 'map columns', 'csv columns', 'field mapping'],
  status: 'stable',
  since: '0.1.0',
};
