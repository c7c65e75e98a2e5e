import type { Guide } from '../../guide.ts';

export const guide: Guide = {
  name: 'Text',
  parts: ['Heading'],
  summary: 'Words on the type scale; `Heading` for titles.',
  whenToUse: [
    'Every word that no component brings along.',
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
    'Levels follow one another without gaps; size has no part in it.',
    'What `isTruncated` cuts off must be readable elsewhere.',
  ],
  good: 'Weight and tone before size.',
  bad: 'Three sizes in three lines.',
  finds: ['too long text', 'paragraph', 'typography', 'title', 'h1', 'font size', 'muted text'],
  status: 'stable',
  since: '0.1.0',
};
