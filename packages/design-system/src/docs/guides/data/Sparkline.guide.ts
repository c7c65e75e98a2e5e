import type { Guide } from '../../guide.ts';

export const guide: Guide = {
  name: 'Sparkline',
  summary: 'A trend as small as a word.',
  whenToUse: ['Beside a number, in a cell or a `StatCard`.'],
  whenNot: ['Values that people read exactly: `LineChart`.'],
  anatomy: [
    {
      part: 'Line',
      is: 'without axes',
    },
  ],
  accessibility: ['`label` gives the trend in words. The line is an image with that name.'],
  good: 'Describe the trend in the label.',
  bad: 'Label it “sparkline”.',
  searchTerms: ['mini chart', 'trend line', 'inline chart'],
  status: 'stable',
  since: '0.1.0',
};
