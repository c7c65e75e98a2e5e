import type { Guide } from '../../guide.ts';

export const guide: Guide = {
  name: 'Skeleton',
  summary: 'Keeps the place of what is being read.',
  whenToUse: ['The first time a card or a text loads; it has the size of what comes.'],
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
    'Hidden from screen readers; what it stands in says that it is loading.',
    'It doesn’t move where motion is unwanted.',
  ],
  good: 'The same height as what it stands for.',
  bad: 'One line for a page that will be long.',
  finds: ['placeholder', 'shimmer', 'loading', 'ghost'],
  status: 'stable',
  since: '0.1.0',
};
