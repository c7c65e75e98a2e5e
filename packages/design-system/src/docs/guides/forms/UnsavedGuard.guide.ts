import type { Guide } from '../../guide.ts';

export const guide: Guide = {
  name: 'UnsavedGuard',
  summary: 'Asks before typed text is lost, when leaving the screen and when closing the tab.',
  whenToUse: ['A form keeps its draft in memory, and leaving the screen would throw it away.'],
  whenNot: [
    'The draft is kept anyway: say that instead.',
    'Something is about to be deleted: `ConfirmModal`.',
    'Only closing the tab, without a router: the hook `useUnsavedChanges`.',
  ],
  anatomy: [
    {
      part: 'Dialog',
      is: 'what would be lost; Stay, which has the focus; Leave; with `onSave` Save and leave',
      at: '[role="alertdialog"]',
    },
    { part: 'Failure', is: 'why it could not be saved: the dialog stays open, and nothing is lost' },
  ],
  anatomyStory: 'forms-unsavedguard--permutations',
  accessibility: [
    'Nothing is asked while nothing would be lost: `isDirty` must follow the draft.',
    'It is an alert dialog; Escape and Enter stay.',
    'The browser’s own question on closing the tab can’t be worded.',
  ],
  good: 'The router holds the navigation, the guard asks, and the answer continues or cancels it.',
  bad: 'A question each time a form is left, changed or not.',
  searchTerms: [
    'unsaved changes',
    'leave page',
    'discard changes',
    'dirty form',
    'before unload',
    'navigation blocker',
  ],
  status: 'preview',
  since: '0.2.0',
};
