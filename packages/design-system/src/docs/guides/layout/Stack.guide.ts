import type { Guide } from '../../guide.ts';

export const guide: Guide = {
  name: 'Stack',
  summary: 'Puts components below or beside each other at one distance.',
  whenToUse: ['Every distance between components: they have no margins of their own.'],
  whenNot: [
    'Columns of equal width: `Grid`.',
    'Content with details beside it: `Split`.',
    'Controls above a list: `Toolbar`.',
  ],
  anatomy: [
    {
      part: 'Gap',
      is: '2, 4, 6, 8, 12, 16, 24, 32 or 48',
    },
    {
      part: 'Direction',
      is: 'column, or row',
    },
    {
      part: 'Lines',
      is: 'between the parts of a column (`hasLines`)',
    },
  ],
  accessibility: ['Layout only; the order on screen is the order in the page.'],
  good: 'One gap for what belongs together.',
  bad: 'A different gap for each pair.',
  searchTerms: ['spacing', 'margin', 'gap', 'flex', 'vertical layout', 'distance'],
  status: 'stable',
  since: '0.1.0',
};
