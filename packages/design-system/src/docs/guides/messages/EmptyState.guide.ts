import type { Guide } from '../../guide.ts';

export const guide: Guide = {
  name: 'EmptyState',
  summary: 'One sentence and one button, where nothing is yet.',
  whenToUse: ['A list, a card or a page that has no content, and somebody can add some.'],
  whenNot: [
    'A search found nothing: the table says so itself and offers to clear it.',
    'It couldn’t be read: `ErrorState`.',
  ],
  anatomy: [
    {
      part: 'Title',
      is: 'what is not there',
      at: '[data-part="title"]',
    },
    {
      part: 'Text',
      is: 'what would be, optional',
      at: '[data-part="text"]',
    },
    {
      part: 'Action',
      is: 'the one that fills it',
      at: '[data-part="actions"]',
    },
  ],
  accessibility: ['Plain text in the place of the content; nothing is announced.'],
  good: 'Say what will be here and how it comes.',
  bad: 'A drawing, a joke, and no way on.',
  finds: ['nothing here', 'no data', 'blank page', 'zero state', 'first use', 'empty'],
  status: 'stable',
  since: '0.1.0',
};
