import type { Guide } from '../../guide.ts';

export const guide: Guide = {
  name: 'MailIcon',
  parts: ['defineIcon'],
  summary: 'Icons of one set, 16 px with a stroke of 1.5.',
  whenToUse: [
    'Beside a word, to find it faster.',
    'Without a word only in an `IconButton`.',
    '`defineIcon` makes another one from its paths.',
  ],
  whenNot: ['A state: `StatusBadge` has its shape.', 'Decoration of an empty place.'],
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
  good: 'An icon beside its word.',
  bad: 'An icon for everything.',
  searchTerms: ['icon', 'symbol', 'svg', 'sign', 'glyph', 'lucide'],
  status: 'stable',
  since: '0.1.0',
};
