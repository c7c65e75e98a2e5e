import type { Guide } from '../../docs/guide.ts';

export const guide: Guide = {
  name: 'LineChart',
  summary: 'How something went over time.',
  whenToUse: ['One to six series over the same days.'],
  whenNot: ['Kinds rather than days: `BarChart`.', 'A trend in passing: `Sparkline`.', 'Parts of a whole: `Donut`.'],
  anatomy: [
    {
      part: 'Title',
      is: 'what is measured',
    },
    {
      part: 'Lines',
      is: 'with their names',
    },
    {
      part: 'Axes',
      is: 'whole ticks, the locale’s numbers',
    },
    {
      part: 'Table',
      is: 'the same numbers',
    },
  ],
  accessibility: [
    'The table behind it holds every value; “Show as table” brings it up.',
    'Colours follow the theme and differ in lightness; what they mean is also said in words.',
  ],
  good: 'Few lines, named.',
  bad: 'Two points and no unit.',
  finds: ['graph', 'trend', 'time series', 'over time', 'curve'],
  status: 'stable',
  since: '0.1.0',
};
