import type { Guide } from '../../guide.ts';

export const guide: Guide = {
  name: 'Flash',
  parts: ['FlashStack'],
  summary: 'Says what has just happened, for nine seconds.',
  whenToUse: [
    'The result of an action: saved, sent, refused.',
    'Mount `FlashStack` once per application. It shows the four newest, lets the others wait, pauses and closes them.',
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
    'Announced once. The time stops while the pointer is over it or something in it has the focus.',
    '`FlashStack` shows four. The others wait below them, with their number and a button that dismisses all.',
    'Closed messages can be read again in `NoticeCentre`.',
  ],
  good: 'Say what was done, with the number.',
  bad: 'Say that something happened.',
  searchTerms: ['toast', 'snackbar', 'notification', 'saved', 'undo', 'nine seconds', 'success message', 'info'],
  status: 'stable',
  since: '0.1.0',
};
