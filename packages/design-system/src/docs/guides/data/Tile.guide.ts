import type { Guide } from '../../guide.ts';

export const guide: Guide = {
  name: 'Tile',
  parts: ['TileGrid'],
  summary: 'The door to a module, with what needs attention behind it.',
  whenToUse: ['A landing page.'],
  whenNot: ['Records: `Table` or `RowList`.', 'Content: `Card`.'],
  anatomy: [
    {
      part: 'Title',
      is: 'the link',
      at: 'h2',
    },
    {
      part: 'Description',
      is: 'what is behind',
      at: 'p',
    },
    {
      part: 'Facts',
      is: 'live counts',
      at: 'dl',
    },
  ],
  accessibility: ['The whole tile can be pressed; the title is its link, and a heading.'],
  good: 'Count what waits behind it.',
  bad: 'A tile with nothing to say.',
  finds: ['landing', 'home', 'module', 'card link', 'launcher'],
  status: 'stable',
  since: '0.1.0',
};
