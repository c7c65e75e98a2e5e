import type { Guide } from '../../guide.ts';

export const guide: Guide = {
  name: 'ErrorState',
  summary: 'Says what couldn’t be shown and why, and offers to try again.',
  whenToUse: ['Content could not be loaded, in a card or a page.', 'Somebody may not see it, or it no longer exists.'],
  whenNot: ['A write failed: `Flash`, and keep what was typed.', 'A field is wrong: its `error`.'],
  anatomy: [
    {
      part: 'Title',
      is: 'what could not be shown',
      at: '[data-part="title"]',
    },
    {
      part: 'Text',
      is: 'why, and what to do',
      at: '[data-part="text"]',
    },
    {
      part: 'Retry',
      is: 'when trying again can help',
      at: '[data-part="actions"]',
    },
    {
      part: 'Details',
      is: 'the request’s id, folded',
      at: 'details',
    },
  ],
  accessibility: ['Announced when it replaces the loading state. The retry button keeps the focus.'],
  good: 'Say what failed, in the reader’s words.',
  bad: 'Say “Error 500”.',
  searchTerms: ['failed', 'try again', 'not found', '404', 'forbidden', 'crash', 'error'],
  status: 'stable',
  since: '0.1.0',
};
