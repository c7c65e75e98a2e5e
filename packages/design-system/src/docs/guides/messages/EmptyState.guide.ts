import type { Guide } from '../../guide.ts';

export const guide: Guide = {
  name: 'EmptyState',
  summary: 'One sentence and one button where there is no content yet.',
  whenToUse: ['A list, a card or a page that has no content, and somebody can add some.'],
  whenNot: [
    'A search found nothing: the table says so itself and offers to clear it.',
    'It couldn’t be read: `ErrorState`.',
  ],
  anatomy: [
    {
      part: 'Title',
      is: 'what is missing',
      at: '[data-part="title"]',
    },
    {
      part: 'Text',
      is: 'what will be here, optional',
      at: '[data-part="text"]',
    },
    {
      part: 'Action',
      is: 'the one that fills it',
      at: '[data-part="actions"]',
    },
  ],
  accessibility: ['Plain text in the place of the content; nothing is announced.'],
  good: 'Say what will be here and how to add it.',
  bad: 'A drawing and a joke, but nothing to do next.',
  searchTerms: ['nothing here', 'no data', 'blank page', 'zero state', 'first use', 'empty'],
  status: 'stable',
  since: '0.1.0',
};
