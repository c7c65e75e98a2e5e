import type { Guide } from '../../guide.ts';

export const guide: Guide = {
  name: 'Donut',
  summary: 'What a whole is made of.',
  whenToUse: ['Two to six parts of one whole, where the largest share is the message.'],
  whenNot: ['Amounts to compare: `BarChart`.', 'Shares that change over time: `LineChart`.', 'One number: `StatCard`.'],
  anatomy: [
    { part: 'Ring', is: 'the parts, the largest first from the top', at: '[data-part="ring"]' },
    { part: 'Middle', is: 'the sum, or the part that is pointed at' },
    { part: 'Legend', is: 'name, number and share of each part; a press hides it', at: '[data-part="shares"]' },
    { part: 'Table', is: 'every part by name, also those of “Other”', at: 'figcaption button' },
  ],
  accessibility: [
    'The ring is one stop of the Tab key; arrow keys move through its parts, and each is said with its number and share.',
    'Parts differ by pattern as well as by colour, and their numbers stand beside them.',
  ],
  good: 'A whole whose parts add up.',
  bad: 'Numbers that aren’t parts of one whole.',
  searchTerms: ['pie', 'ring', 'share', 'percentage', 'composition', 'percent of a whole'],
  status: 'preview',
  since: '0.2.0',
};
