import type { Guide } from '../../guide.ts';

export const guide: Guide = {
  name: 'ConfirmModal',
  summary: 'Asks “Are you sure?” before something that matters.',
  whenToUse: [
    'Actions that can’t be undone or that affect other people.',
    '`typeToConfirm` where a mistake would be costly: the name has to be typed.',
  ],
  whenNot: [
    'Actions that can be undone: do them, and offer Undo in a `Flash`.',
    'Fields to fill in: `Modal`.',
    'Leaving without saving: `UnsavedGuard`.',
  ],
  anatomy: [
    { part: 'Heading', is: '“Are you sure?”', at: '[data-part="title"]' },
    { part: 'Text', is: 'what will happen, to how many', at: '[data-part="body"]' },
    { part: 'Name', is: 'to be typed, with `typeToConfirm`', at: '[data-part="body"] input' },
    {
      part: 'Cancel',
      is: 'first, and it has the focus where something is destroyed',
      at: '[data-part="actions"] button',
    },
    { part: 'Confirm', is: 'last; says what it does', at: '[data-part="actions"] button:last-child' },
  ],
  anatomyStory: 'overlays-confirmmodal--permutations',
  accessibility: [
    'An alert dialog, read out with its text. Escape is Cancel; a press outside does nothing.',
    'While busy it stays, and neither button does anything twice.',
  ],
  keys: [
    { press: ['Tab', 'Shift+Tab'], does: 'Around in the dialog; it begins on Cancel.' },
    { press: ['Enter', 'Space'], does: 'Press the button that has the focus.' },
    { press: ['Esc'], does: 'Cancel.' },
  ],
  good: 'Say what happens, to how many, and whether it can be undone.',
  bad: 'Ask about everything: soon nobody reads it.',
  searchTerms: [
    'are you sure',
    'confirm',
    'delete dialog',
    'type the name',
    'alert dialog',
    'warning before',
    'delete',
    'yes or no',
  ],
  status: 'stable',
  since: '0.1.0',
};
