import type { Guide } from '../../guide.ts';

export const guide: Guide = {
  name: 'Fold',
  summary: 'A heading that opens and closes what is below it.',
  whenToUse: [
    'Something that few people need: the log of an engine, raw errors.',
    'Long content in groups on a phone (`isSmallOnly`).',
    'An accordion, of which one part is open at a time: folds with the same `group`.',
  ],
  whenNot: [
    'What everybody reads: leave it open.',
    'One of several views: `Tabs`.',
    'More about a row of a table: its `renderMore`.',
  ],
  anatomy: [
    {
      part: 'Line',
      is: 'says what is folded away, and how much',
      at: 'summary',
    },
    {
      part: 'Content',
      is: 'found by the browser’s search of the page too',
      at: '[data-part="body"]',
    },
  ],
  accessibility: [
    'The browser’s own `details`: its state is announced, and the title stays a heading.',
    'In windows where `isSmallOnly` doesn’t fold, nothing can be pressed.',
  ],
  good: 'The line says how much there is.',
  bad: 'A line that doesn’t say what is inside.',
  searchTerms: ['accordion', 'disclosure', 'collapse', 'expand', 'details', 'show more'],
  status: 'stable',
  since: '0.1.0',
};
