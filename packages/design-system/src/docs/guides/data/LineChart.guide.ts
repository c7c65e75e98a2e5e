import type { Guide } from '../../guide.ts';

export const guide: Guide = {
  name: 'LineChart',
  summary: 'Shows how numbers change over time.',
  whenToUse: ['One to six series over the same days.'],
  whenNot: [
    'Categories rather than days: `BarChart`.',
    'A small trend beside a number: `Sparkline`.',
    'Parts of a whole: `BarChart`.',
  ],
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
      is: 'round values, in the format of the locale',
    },
    {
      part: 'Table',
      is: 'the same numbers',
      at: 'figcaption button',
    },
  ],
  accessibility: [
    'A hidden table holds every value. “Show as table” shows it.',
    'Colours follow the theme and differ in lightness. Their meaning is also given in words.',
  ],
  keys: [
    { press: ['←', '→'], does: 'Go to the previous or the next point, and announce its values.' },
    { press: ['Page Up', 'Page Down'], does: 'Go ten points back or forward.' },
    { press: ['Home', 'End'], does: 'Go to the first or the last point.' },
    { press: ['Esc'], does: 'Hide the marker.' },
  ],
  good: 'Draw a few lines, each with a name.',
  bad: 'Draw two points without a unit.',
  isWide: true,
  searchTerms: ['graph', 'trend', 'time series', 'over time', 'curve'],
  status: 'stable',
  since: '0.1.0',
};
