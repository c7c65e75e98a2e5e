import type { Guide } from '../../guide.ts';

export const guide: Guide = {
  name: 'Tile',
  parts: ['TileGrid'],
  summary: 'A link to a module, with the counts that need attention.',
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
      is: 'what the module is for',
      at: 'p',
    },
    {
      part: 'Facts',
      is: 'live counts',
      at: 'dl',
    },
  ],
  accessibility: ['The whole tile can be pressed; the title is its link, and a heading.'],
  good: 'Count what needs attention.',
  bad: 'A tile without facts.',
  searchTerms: ['landing', 'home', 'module', 'card link', 'launcher'],
  status: 'stable',
  since: '0.1.0',
};
