import type { Guide } from '../../guide.ts';

export const guide: Guide = {
  name: 'ConfirmModal',
  summary: 'Asks “Are you sure?” before something that matters.',
  whenToUse: [
    'Actions that can’t be undone, or that reach other people.',
    'Inside a `FeedbackProvider`, `useConfirm()` asks in one line: `if (await confirm({ text })) …`.',
    '`typeToConfirm` where a mistake would be expensive: people have to type the name.',
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
      is: 'comes first and has the focus',
      at: '[data-part="actions"] button',
    },
    { part: 'Confirm', is: 'comes last and says what it does', at: '[data-part="actions"] button:last-child' },
  ],
  anatomyStory: 'overlays-confirmmodal--permutations',
  accessibility: [
    'An alert dialog, read with its text. Escape cancels; a press outside does nothing.',
    'While it is busy it stays open, and no button works twice.',
  ],
  keys: [
    { press: ['Tab', 'Shift+Tab'], does: 'Move through the dialog. The focus starts on Cancel.' },
    { press: ['Enter', 'Space'], does: 'Press the button that has the focus.' },
    { press: ['Esc'], does: 'Cancel.' },
  ],
  good: 'Say what happens, to how many, and whether it can be undone.',
  bad: 'Ask about everything. Soon nobody reads the question.',
  searchTerms: [
    'are you sure',
    'confirm',
    'delete dialog',
    'type the name',
    'alert dialog',
    'warning before',
    'delete',
    'yes or no',
    'useConfirm',
  ],
  status: 'stable',
  since: '0.1.0',
};
