import type { Guide } from '../../guide.ts';

export const guide: Guide = {
  name: 'TransferList',
  summary: 'Two lists: what is available, and what is chosen.',
  whenToUse: ['Choosing several while seeing both sides, with one search for both.'],
  whenNot: ['A compact choice in a form: `MultiSelect`.', 'Rows by columns: `CheckMatrix`.'],
  anatomy: [
    { part: 'Available', is: 'with search', at: 'section' },
    { part: 'Add, remove', is: 'one by pressing it, or all that the search leaves', at: 'li button' },
    { part: 'Chosen', is: 'with its count', at: 'section + section' },
  ],
  accessibility: [
    'Each side is one stop of the tab key; arrow keys, Home and End move through its entries, Enter moves one.',
    'A move is announced with the new count, and the focus goes to the entry that took the place.',
    'An entry that can’t be moved stays focusable and says why.',
  ],
  keys: [
    { press: ['↑', '↓'], does: 'Through the entries of a side.' },
    { press: ['Home', 'End'], does: 'To the first, to the last entry.' },
    { press: ['Enter', 'Space'], does: 'Move the entry to the other side.' },
  ],
  good: 'Long lists of which people choose many.',
  bad: 'Three options.',
  isWide: true,
  searchTerms: ['dual list', 'shuttle', 'move between lists', 'assign', 'pick list'],
  status: 'stable',
  since: '0.1.0',
};
