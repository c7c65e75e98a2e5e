import type { Guide } from '../../guide.ts';

export const guide: Guide = {
  name: 'Flash',
  parts: ['FlashStack', 'FeedbackProvider'],
  summary: 'Says what has just happened, for nine seconds.',
  whenToUse: [
    'The result of an action: saved, sent, refused.',
    "Put `FeedbackProvider` once around the application. Then `useFlash()` returns `flash`: `flash('Saved')`, `flash.error('Not saved')`.",
    '`FlashStack` shows messages that the application keeps in a store of its own.',
  ],
  whenNot: [
    'Information that stays true: `Banner`.',
    'A mistake in a field: the `error` of the field.',
    'A question: `ConfirmModal`.',
  ],
  anatomy: [
    { part: 'Shape and tone', is: 'of success, danger, warning or info', at: 'svg' },
    { part: 'Message', is: 'one sentence with its number', at: '[data-part="message"]' },
    { part: 'Action', is: 'one at most: “Undo”, “Open”', at: '[data-part="message"] ~ button' },
    { part: 'Close', is: 'always there', at: 'button:last-of-type' },
  ],
  accessibility: [
    'Announced once, when it comes. The time stops while the pointer is over a message, something in it has the focus, or the tab is hidden.',
    'The four newest are shown. The others wait and come back when there is room; their number is shown with a button that dismisses all. A message under the pointer or the focus keeps its place.',
    'Errors go after nine seconds, too. `keepErrors` lets them stay until somebody closes them.',
    'Closed messages can be read again in `NoticeCentre`.',
  ],
  good: 'Say what was done, with the number.',
  bad: 'Say that something happened.',
  searchTerms: [
    'toast',
    'snackbar',
    'notification',
    'saved',
    'undo',
    'nine seconds',
    'useFlash',
    'success message',
    'info',
  ],
  status: 'stable',
  since: '0.1.0',
};
