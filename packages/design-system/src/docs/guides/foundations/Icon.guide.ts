import type { Guide } from '../../guide.ts';

export const guide: Guide = {
  name: 'MailIcon',
  parts: ['defineIcon'],
  summary: 'Signs of one set, at 16 px with a stroke of 1.5.',
  whenToUse: [
    'Beside a word, to find it faster.',
    'Alone only in an `IconButton`.',
    '`defineIcon` makes another one from its paths.',
  ],
  whenNot: ['A state: `StatusBadge` has its shape.', 'Filling an empty place.'],
  anatomy: [
    {
      part: 'Size',
      is: '16 px; 14 in small controls',
    },
    {
      part: 'Colour',
      is: 'the text’s',
    },
  ],
  accessibility: ['Hidden from screen readers, unless it has a `label`.'],
  good: 'Sign and word.',
  bad: 'A sign for everything.',
  finds: ['icon', 'symbol', 'svg', 'sign', 'glyph', 'lucide'],
  status: 'stable',
  since: '0.1.0',
};
