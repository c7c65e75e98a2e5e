import type { Guide } from '../../guide.ts';

export const guide: Guide = {
  name: 'Text',
  parts: ['Heading'],
  summary: 'Text on the type scale; `Heading` for titles.',
  whenToUse: [
    'Text that isn’t part of another component.',
    'A `Heading` for each part of a page; its level makes the outline, its size the look.',
  ],
  whenNot: ['Ids and code: `Code`.', 'Numbers and dates: `NumberText`, `DateText`.'],
  anatomy: [
    {
      part: 'Size',
      is: '12, 13, 14, 16, 20 or 28',
    },
    {
      part: 'Tone',
      is: 'ink, muted, subtle, or a status tone',
    },
    {
      part: 'Weight',
      is: '400, 500 or 600',
    },
  ],
  accessibility: [
    'Levels follow one another without gaps; the size doesn’t matter for that.',
    'What `isTruncated` cuts off must be readable elsewhere.',
  ],
  good: 'Weight and tone before size.',
  bad: 'Three sizes in three lines.',
  searchTerms: ['too long text', 'paragraph', 'typography', 'title', 'h1', 'font size', 'muted text'],
  status: 'stable',
  since: '0.1.0',
};
