import type { Guide } from '../../guide.ts';

export const guide: Guide = {
  name: 'CheckMatrix',
  summary: 'A grid of checkboxes, by row and column.',
  whenToUse: ['Permissions by role.'],
  whenNot: ['One list of ticks: `Checkbox`.', 'Values other than yes and no: `Table`.'],
  anatomy: [
    { part: 'Row', is: 'label and hint, in groups', at: 'tbody th[scope="row"]' },
    { part: 'Column', is: 'its heading stays visible', at: 'thead th:nth-child(2)' },
    { part: 'Box', is: 'a tick; locked ones say why', at: 'tbody td label' },
    {
      part: 'Group',
      is: 'a heading; with `onValuesChange` it has a box for all of its rows in each column',
    },
  ],
  accessibility: [
    'Every box is named by its row and column. The tab key stops once; arrow keys, Home and End move through the boxes, with Ctrl to the first and last of all.',
    'A group’s box is mixed while some of its rows are on.',
  ],
  keys: [
    { press: ['↑', '↓', '←', '→'], does: 'To the next box.' },
    { press: ['Home', 'End'], does: 'To the first, to the last box of the row.' },
    { press: ['Ctrl+Home', 'Ctrl+End'], does: 'To the first, to the last box of all.' },
    { press: ['Space'], does: 'Tick it, or take the tick away.' },
  ],
  good: 'Say why a box is locked.',
  bad: 'A matrix with one column.',
  searchTerms: ['permissions', 'grid of checkboxes', 'roles', 'rights', 'matrix'],
  status: 'stable',
  since: '0.1.0',
};
