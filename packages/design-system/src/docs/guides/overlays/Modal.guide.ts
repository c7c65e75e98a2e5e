import type { Guide } from '../../guide.ts';

export const guide: Guide = {
  name: 'Modal',
  summary: 'A dialog that blocks the page until it is closed.',
  whenToUse: [
    'A short task on this screen that must be finished or cancelled: link a user, give a reason.',
    'Details that somebody opens for a moment and closes again.',
    'A size of its own where none of the three fits: `width`. On a small screen it stays as wide as the screen.',
  ],
  whenNot: [
    'A question with two answers: `ConfirmModal`.',
    'Looking through several records beside their list: `Drawer`.',
    'A long form, or one that needs its own URL: a page.',
    'A few filters: `Popover`.',
  ],
  anatomy: [
    { part: 'Title', is: 'stays while the content scrolls', at: '[data-part="title"]' },
    { part: 'Close', is: 'an icon button after the title', at: '[data-part="head"] button' },
    { part: 'Content', is: 'scrolls when it is longer than the screen', at: '[data-part="body"]' },
    { part: 'Actions', is: 'at the foot, the main one last', at: '[data-part="actions"]' },
  ],
  anatomyStory: 'overlays-modal--permutations',
  accessibility: [
    'The focus moves in, stays in, and returns to the opener. Escape and a press outside close it, unless it is busy.',
    'Its title names it. The page behind it is hidden from screen readers.',
    'Dialogs can be nested. Escape closes the topmost.',
  ],
  keys: [
    { press: ['Tab', 'Shift+Tab'], does: 'Move through the dialog.' },
    { press: ['Esc'], does: 'Close the topmost dialog, unless it is busy.' },
  ],
  good: 'The main action says what it does.',
  bad: 'A dialog with nothing but OK.',
  searchTerms: ['dialog', 'popup', 'window', 'lightbox', 'overlay form'],
  status: 'stable',
  since: '0.1.0',
};
