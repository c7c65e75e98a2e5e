import type { Guide } from '../../guide.ts';

export const guide: Guide = {
  name: 'Modal',
  summary: 'A dialog that blocks the page until it is closed.',
  whenToUse: [
    'A short task that belongs to this screen and must be finished or left: link a user, give a reason.',
    'Details that somebody looks at and closes again.',
  ],
  whenNot: [
    'A question with two answers: `ConfirmModal`.',
    'Looking at one item after another beside the list: `Drawer`.',
    'A long form or one with an address of its own: a page.',
    'A few filters: `Popover`.',
  ],
  anatomy: [
    { part: 'Title', is: 'stays while the content scrolls', at: '[data-part="title"]' },
    { part: 'Close', is: 'an icon, at the end of the title', at: '[data-part="head"] button' },
    { part: 'Content', is: 'scrolls when it is longer than the screen', at: '[data-part="body"]' },
    { part: 'Actions', is: 'at the foot, the main one last', at: '[data-part="actions"]' },
  ],
  anatomyStory: 'overlays-modal--permutations',
  accessibility: [
    'The focus goes in, stays in, and returns to what opened it; Escape and a press outside close it, unless it is busy.',
    'It is named by its title. The page behind it is hidden from screen readers.',
    'Dialogs may be nested; Escape closes the uppermost.',
  ],
  keys: [
    { press: ['Tab', 'Shift+Tab'], does: 'Around in the dialog.' },
    { press: ['Esc'], does: 'Close it, the uppermost first; not while it is busy.' },
  ],
  good: 'The main action says what it does.',
  bad: 'A dialog that only says OK.',
  searchTerms: ['dialog', 'popup', 'window', 'lightbox', 'overlay form'],
  status: 'stable',
  since: '0.1.0',
};
