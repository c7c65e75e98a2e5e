import type { Guide } from '../../guide.ts';

export const guide: Guide = {
  name: 'BarChart',
  summary: 'Compares amounts as bars.',
  whenToUse: ['Categories or hours side by side, counted from zero.'],
  whenNot: ['Consecutive days: `LineChart`.', 'Losses on the way: `Funnel`.'],
  anatomy: [
    { part: 'Title', is: 'what is counted', at: '[data-part="title"]' },
    { part: 'Bars', is: 'from zero', at: '[data-part="box"] rect' },
    { part: 'Labels', is: 'below the bars; some are left out when they don’t fit', at: '[data-part="box"] svg text' },
    { part: 'Table', is: 'the same numbers', at: 'figcaption button' },
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
  good: 'Put the bars in a meaningful order.',
  bad: 'Draw bars for a single number.',
  isWide: true,
  searchTerms: ['histogram', 'column chart', 'by hour', 'compare kinds'],
  status: 'stable',
  since: '0.1.0',
};
