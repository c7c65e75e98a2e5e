import type { Guide } from '../../guide.ts';

export const guide: Guide = {
  name: 'Grid',
  summary: 'Columns of equal width that wrap when there is no room.',
  whenToUse: ['Cards and tiles side by side.'],
  whenNot: ['Data: `Table`.', 'Two parts of different weight: `Split`.'],
  anatomy: [
    {
      part: 'Columns',
      is: 'a number, or as many as fit `min`',
    },
  ],
  accessibility: ['Layout only.'],
  good: 'Give it `min`, and let it wrap.',
  bad: 'Six columns on every screen.',
  searchTerms: ['columns', 'layout grid', 'responsive', 'card grid'],
  status: 'stable',
  since: '0.1.0',
};
