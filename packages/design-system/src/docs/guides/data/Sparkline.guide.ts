import type { Guide } from '../../guide.ts';

export const guide: Guide = {
  name: 'Sparkline',
  summary: 'A trend in the space of a word.',
  whenToUse: ['Beside a number, in a cell or a `StatCard`.'],
  whenNot: ['Exact values: `LineChart`.'],
  anatomy: [
    {
      part: 'Line',
      is: 'without axes',
    },
  ],
  accessibility: ['`label` says the trend in words; the line is a picture with that name.'],
  good: 'Say the trend.',
  bad: 'Say “sparkline”.',
  searchTerms: ['mini chart', 'trend line', 'inline chart'],
  status: 'stable',
  since: '0.1.0',
};
