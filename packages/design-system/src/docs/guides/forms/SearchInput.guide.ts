import type { Guide } from '../../guide.ts';

export const guide: Guide = {
  name: 'SearchInput',
  summary: 'A search field that filters the list below it.',
  whenToUse: ['Above a list of your own.'],
  whenNot: [
    'A `Table`: it has its own.',
    'Choosing one of a list: `Select`.',
    'Going anywhere in the application: `CommandPalette`.',
  ],
  anatomy: [
    { part: 'Field', is: 'label, hint, error: see `Field`', at: 'label' },
    {
      part: 'Magnifier',
      is: 'a decoration',
    },
    { part: 'Control', is: 'the search text', at: 'input' },
    {
      part: 'Clear',
      is: 'once there is text; Escape does the same',
    },
  ],
  accessibility: ['A search box with a name; the number found should be announced by the list.'],
  keys: [{ press: ['Esc'], does: 'Empty it; a dialog around it stays open.' }],
  good: 'Name what is searched.',
  bad: 'Say “Search…”.',
  searchTerms: ['search box', 'find', 'filter text', 'quick filter', 'search'],
  status: 'stable',
  since: '0.1.0',
};
