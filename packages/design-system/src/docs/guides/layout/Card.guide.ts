import type { Guide } from '../../guide.ts';

export const guide: Guide = {
  name: 'Card',
  summary: 'A part of a page with a line around it.',
  whenToUse: ['Each matter of a page in its own card.', 'A table or list to the edge (`isFlush`).'],
  whenNot: ['A card in a card: a `Heading` is enough.', 'What can be pressed as a whole: `Tile`, `RowList`.'],
  anatomy: [
    {
      part: 'Title and note',
      is: 'what it is',
      at: 'h2',
    },
    {
      part: 'Actions',
      is: 'what belongs to it alone',
      at: 'header [data-part="actions"]',
    },
    {
      part: 'Content',
      is: '16 px inside',
      at: '[data-part="body"]',
    },
    {
      part: 'Footer',
      is: 'optional',
    },
  ],
  accessibility: ['With a title it is a section with a heading.'],
  good: 'One matter a card.',
  bad: 'Cards in cards.',
  finds: ['panel', 'box', 'section', 'group', 'container', 'footer of a card'],
  status: 'stable',
  since: '0.1.0',
};
