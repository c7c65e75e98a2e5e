import type { Guide } from '../../docs/guide.ts';

export const guide: Guide = {
  name: 'TransferList',
  summary: 'Two lists: what there is, and what was taken.',
  whenToUse: ['Choosing several while seeing both sides, with search in each.'],
  whenNot: ['A compact choice in a form: `MultiSelect`.', 'Rows by columns: `CheckMatrix`.'],
  anatomy: [
    {
      part: 'Available',
      is: 'with search',
    },
    {
      part: 'Add, remove',
      is: 'one, several or all',
    },
    {
      part: 'Chosen',
      is: 'with its count',
    },
  ],
  accessibility: [
    'Each side is a list box with several choices; the buttons say how many they move, and the move is announced.',
  ],
  good: 'Long lists of which a good part is taken.',
  bad: 'Three options.',
  finds: ['dual list', 'shuttle', 'move between lists', 'assign', 'pick list'],
  status: 'stable',
  since: '0.1.0',
};
