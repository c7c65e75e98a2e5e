import type { Guide } from '../../guide.ts';

export const guide: Guide = {
  name: 'Sparkline',
  summary: 'A trend as large as a word.',
  whenToUse: ['Beside a number, in a cell or a `StatCard`.'],
  whenNot: ['Values that are read off: `LineChart`.'],
  anatomy: [
    {
      part: 'Line',
      is: 'without axes',
    },
  ],
  accessibility: ['`label` says the trend in words; the line is a picture with that name.'],
  good: 'Say the trend.',
  bad: 'Say “sparkline”.',
  finds: ['mini chart', 'trend line', 'inline chart'],
  status: 'stable',
  since: '0.1.0',
};
