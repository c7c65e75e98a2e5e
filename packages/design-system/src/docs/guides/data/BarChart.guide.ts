import type { Guide } from '../../guide.ts';

export const guide: Guide = {
  name: 'BarChart',
  summary: 'Compares amounts by category, from zero.',
  whenToUse: ['Amounts by category or by hour, side by side.'],
  whenNot: ['Days in a row: `LineChart`.', 'Parts of a whole: `Donut`, if they are few.', 'What falls away: `Funnel`.'],
  anatomy: [
    { part: 'Title', is: 'what is counted', at: '[data-part="title"]' },
    { part: 'Bars', is: 'from zero', at: '[data-part="box"] rect' },
    { part: 'Labels', is: 'below; some are left out when they don’t fit', at: '[data-part="box"] svg text' },
    { part: 'Table', is: 'the same numbers', at: 'figcaption button' },
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
  good: 'Bars in a meaningful order.',
  bad: 'A chart for a single number.',
  isWide: true,
  searchTerms: ['histogram', 'column chart', 'by hour', 'compare kinds'],
  status: 'stable',
  since: '0.1.0',
};
