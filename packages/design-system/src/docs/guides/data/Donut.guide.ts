import type { Guide } from '../../guide.ts';

export const guide: Guide = {
  name: 'Donut',
  summary: 'Shows the parts of a whole.',
  whenToUse: ['Two to six parts of one whole, where the largest share is the message.'],
  whenNot: ['Amounts to compare: `BarChart`.', 'Shares that change over time: `LineChart`.', 'One number: `StatCard`.'],
  anatomy: [
    { part: 'Ring', is: 'the parts, clockwise from the top, the largest first', at: '[data-part="ring"]' },
    { part: 'Middle', is: 'the total, or the part under the pointer' },
    { part: 'Legend', is: 'name, number and share of each part; pressing one hides it', at: '[data-part="shares"]' },
    { part: 'Table', is: 'every part by name, including those in “Other”', at: 'figcaption button' },
  ],
  accessibility: [
    'The ring is one tab stop. Arrow keys move over its parts, and each is read with its number and share.',
    'Parts differ by pattern as well as by colour, and their numbers are shown beside them.',
  ],
  good: 'Show a whole whose parts add up.',
  bad: 'Show numbers that don’t belong to one whole.',
  searchTerms: ['pie', 'ring', 'share', 'percentage', 'composition', 'percent of a whole'],
  status: 'preview',
  since: '0.2.0',
};
