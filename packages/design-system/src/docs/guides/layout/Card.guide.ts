import type { Guide } from '../../guide.ts';

export const guide: Guide = {
  name: 'Card',
  summary: 'A section of a page with a border around it.',
  whenToUse: ['Each subject of a page in its own card.', 'A table or list that reaches the edges (`isFlush`).'],
  whenNot: ['A card in a card: a `Heading` is enough.', 'Something that can be pressed as a whole: `Tile`, `RowList`.'],
  anatomy: [
    {
      part: 'Title and note',
      is: 'what it is',
      at: 'h2',
    },
    {
      part: 'Actions',
      is: 'only those that act on this card',
      at: 'header [data-part="actions"]',
    },
    {
      part: 'Content',
      is: '16 px inside; between several parts put a `Stack`',
      at: '[data-part="body"]',
    },
    {
      part: 'Edge',
      is: 'red with `tone="danger"`, around what something is wrong with',
    },
    {
      part: 'Footer',
      is: 'optional',
    },
  ],
  accessibility: ['With a title it is a section with a heading.'],
  good: 'One subject per card.',
  bad: 'Cards in cards.',
  searchTerms: ['panel', 'box', 'section', 'group', 'container', 'footer of a card'],
  status: 'stable',
  since: '0.1.0',
};
