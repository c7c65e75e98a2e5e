import type { Guide } from '../../guide.ts';

export const guide: Guide = {
  name: 'LineChart',
  summary: 'Shows how a measure changed over time.',
  whenToUse: ['One to six series over the same days.'],
  whenNot: ['Kinds rather than days: `BarChart`.', 'A trend in passing: `Sparkline`.', 'Parts of a whole: `Donut`.'],
  anatomy: [
    {
      part: 'Title',
      is: 'what is measured',
      at: '[data-part="title"]',
    },
    {
      part: 'Lines',
      is: 'with their names',
      at: '[role="slider"]',
    },
    {
      part: 'Axes',
      is: 'whole ticks, the locale’s numbers',
    },
    {
      part: 'Table',
      is: 'the same numbers',
      at: 'figcaption button',
    },
  ],
  accessibility: [
    'The table behind it holds every value; “Show as table” brings it up.',
    'Colours follow the theme and differ in lightness; what they mean is also said in words.',
  ],
  keys: [
    { press: ['←', '→'], does: 'To the point before or after it; its values are said.' },
    { press: ['Page Up', 'Page Down'], does: 'Ten points on or back.' },
    { press: ['Home', 'End'], does: 'To the first, to the last point.' },
    { press: ['Esc'], does: 'Put the marker away.' },
  ],
  good: 'Few lines, named.',
  bad: 'Two points without a unit.',
  isWide: true,
  searchTerms: ['graph', 'trend', 'time series', 'over time', 'curve'],
  status: 'stable',
  since: '0.1.0',
};
