import type { Guide } from '../../guide.ts';

export const guide: Guide = {
  name: 'Skeleton',
  summary: 'Holds the place of content that is loading.',
  whenToUse: ['The first time a card or a text loads; it has the size of the content.'],
  whenNot: [
    'Tables and selects: they draw their own.',
    'Reading again: leave the old content.',
    'Writing: `Overlay` or `isBusy`.',
  ],
  anatomy: [
    {
      part: 'Lines',
      is: 'as many as the text will have',
    },
  ],
  accessibility: [
    'Hidden from screen readers; the element around it announces that it is loading.',
    'It doesn’t move with reduced motion.',
  ],
  good: 'The same height as the content it replaces.',
  bad: 'One line for a page that will be long.',
  searchTerms: ['placeholder', 'shimmer', 'loading', 'ghost'],
  status: 'stable',
  since: '0.1.0',
};
