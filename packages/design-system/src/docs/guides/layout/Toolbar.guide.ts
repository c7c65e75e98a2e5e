import type { Guide } from '../../guide.ts';

export const guide: Guide = {
  name: 'Toolbar',
  summary: 'Search, filters and choices in one line above the content that they change.',
  whenToUse: [
    'Above a list, a chart or a preview.',
    'Buttons in one line at the end of a form; `isSticky` keeps them in sight when the form is long.',
  ],
  whenNot: ['Above a `Table`: it has its own, with a place for yours.', 'The page’s actions: `PageHeader`.'],
  anatomy: [
    { part: 'Start', is: 'search and filters', at: 'button' },
    { part: 'End', is: 'view options: columns, period', at: 'div + div > button' },
  ],
  accessibility: ['It is layout only: no role, no arrow keys; every control keeps its place in the tab order.'],
  good: 'Search and filters at the start, view options at the end.',
  bad: 'Everything in one row, in the order in which it was built.',
  searchTerms: ['action bar', 'button row', 'button group', 'filter bar'],
  status: 'stable',
  since: '0.1.0',
};
