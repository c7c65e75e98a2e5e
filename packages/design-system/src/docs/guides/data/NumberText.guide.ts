import type { Guide } from '../../guide.ts';

export const guide: Guide = {
  name: 'NumberText',
  summary: 'A number with the reader’s separators.',
  whenToUse: ['Counts and measures in text and cells.'],
  whenNot: ['Money: `MoneyText`.', 'One number that matters: `StatCard`.'],
  anatomy: [
    {
      part: 'Number',
      is: 'figures of one width',
    },
    {
      part: 'Dash',
      is: 'when there is none',
    },
  ],
  accessibility: ['A missing value is read as “none”.'],
  good: 'Separators and a unit.',
  bad: 'A long row of digits.',
  searchTerms: ['format number', 'thousands', 'percent', 'count'],
  status: 'stable',
  since: '0.1.0',
};
