import type { Guide } from '../../guide.ts';

export const guide: Guide = {
  name: 'Badge',
  summary: 'A word in a tone, with the shape of that tone.',
  whenToUse: ['A state that your application words freely.', 'A kind that must be seen at a glance.'],
  whenNot: [
    'A status of a list that is defined somewhere: `StatusBadge`, which explains itself.',
    'A number: `CountBadge`.',
    'A value that somebody has chosen: `Pill`.',
  ],
  anatomy: [
    { part: 'Shape', is: 'one for each tone, so that colour is never the only sign', at: 'svg' },
    { part: 'Word', is: 'one or two', at: '[data-part="word"]' },
  ],
  accessibility: [
    'The shape is hidden from screen readers: the word has to say it all.',
    'Each tone has 4.5 : 1 on its tint in every theme.',
  ],
  good: 'The tone says what the word means for the reader.',
  bad: 'Pick tones to make a row colourful.',
  searchTerms: ['label', 'chip', 'status colour', 'tone', 'lozenge'],
  status: 'stable',
  since: '0.1.0',
};
