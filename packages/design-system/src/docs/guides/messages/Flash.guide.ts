import type { Guide } from '../../guide.ts';

export const guide: Guide = {
  name: 'Flash',
  parts: ['FlashStack'],
  summary: 'Shows the result of an action for nine seconds.',
  whenToUse: [
    'The result of an action: saved, sent, refused.',
    '`FlashStack` once in an application; it queues, pauses and closes.',
  ],
  whenNot: [
    'Something that stays true: `Banner`.',
    'A field’s mistake: the field’s `error`.',
    'A question: `ConfirmModal`.',
  ],
  anatomy: [
    { part: 'Shape and tone', is: 'of success, error, warning or info', at: 'svg' },
    { part: 'Message', is: 'one sentence with its number', at: '[data-part="message"]' },
    { part: 'Action', is: 'one at most: “Undo”, “Open”', at: '[data-part="message"] ~ button' },
    { part: 'Close', is: 'always', at: 'button:last-of-type' },
  ],
  accessibility: [
    'Announced once: politely, or immediately if it is an error. The time stops under the pointer and while something in it has the focus.',
    'Messages that have closed can be read again in `NoticeCentre`.',
  ],
  good: 'Say what was done, with its number.',
  bad: 'Say that something happened.',
  searchTerms: ['toast', 'snackbar', 'notification', 'saved', 'undo', 'nine seconds', 'success message', 'info'],
  status: 'stable',
  since: '0.1.0',
};
