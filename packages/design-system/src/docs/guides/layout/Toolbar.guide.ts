import type { Guide } from '../../guide.ts';

export const guide: Guide = {
  name: 'Toolbar',
  summary: 'Search, filters and choices in one line above what they act on.',
  whenToUse: ['Above a list, a chart or a preview.', 'Buttons that stand together at the foot of a form.'],
  whenNot: ['Above a `Table`: it has its own, with a place for yours.', 'The page’s actions: `PageHeader`.'],
  anatomy: [
    { part: 'Start', is: 'what narrows: search, filters', at: 'button' },
    { part: 'End', is: 'what changes the view: columns, period', at: 'div + div > button' },
  ],
  accessibility: ['It is layout only: no role, no arrow keys; every control keeps its place in the tab order.'],
  good: 'What narrows stands at the start, what changes the view at the end.',
  bad: 'Everything in one row, in the order in which it was built.',
  finds: ['action bar', 'button row', 'button group', 'filter bar'],
  status: 'stable',
  since: '0.1.0',
};
