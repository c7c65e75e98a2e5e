import type { Guide } from '../../guide.ts';

export const guide: Guide = {
  name: 'Split',
  summary: 'Content with details beside it, below on small screens.',
  whenToUse: [
    'A record with its facts or its history at the side.',
    'A narrow list to choose from, what follows from the choice, and what it would change: with `start`.',
  ],
  whenNot: ['Equal parts: `Grid`.', 'Details that come and go: `Drawer`.'],
  anatomy: [
    { part: 'Main', is: 'takes the remaining width', at: 'section' },
    { part: 'Aside', is: '380 px from 1,200 px of width on', at: 'div:nth-child(2) > section' },
  ],
  accessibility: ['Main comes first in the order of reading.'],
  good: 'Reference material at the side.',
  bad: 'The main task at the side.',
  isWide: true,
  searchTerms: ['two columns', 'sidebar', 'details on the right', 'master detail'],
  status: 'stable',
  since: '0.1.0',
};
