import type { Guide } from '../../docs/guide.ts';

export const guide: Guide = {
  name: 'MappingTable',
  summary: 'Says what each column of a file is.',
  whenToUse: ['After an upload: columns on one side, fields on the other, with the first values to judge by.'],
  whenNot: ['Rows by columns of ticks: `CheckMatrix`.', 'Moving values between two lists: `TransferList`.'],
  anatomy: [
    {
      part: 'Column',
      is: 'its heading in the file',
    },
    {
      part: 'First values',
      is: 'three of them',
    },
    {
      part: 'Field',
      is: 'a select; taken ones say by which column',
    },
    {
      part: 'State',
      is: 'which required fields are still without a column',
    },
  ],
  accessibility: [
    'A table whose selects are named after their columns.',
    'What is missing is announced when it changes.',
  ],
  good: 'Propose what the headings suggest.',
  bad: 'Leave forty columns to be set by hand.',
  finds: ['import', 'map columns', 'csv columns', 'field mapping'],
  status: 'stable',
  since: '0.1.0',
};
