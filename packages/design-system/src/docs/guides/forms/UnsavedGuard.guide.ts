import type { Guide } from '../../guide.ts';

export const guide: Guide = {
  name: 'UnsavedGuard',
  summary: 'Asks before typed text is lost, when somebody leaves the screen or closes the tab.',
  whenToUse: ['A form keeps its draft in memory, and leaving the screen would discard it.'],
  whenNot: [
    'The draft is saved automatically: say so instead.',
    'Something is about to be deleted: `ConfirmModal`.',
    'Only closing the tab, without a router: the hook `useUnsavedChanges`.',
  ],
  anatomy: [
    {
      part: 'Dialog',
      is: 'what would be lost; Stay, which has the focus; Leave; with `onSave` also Save and leave',
      at: '[role="alertdialog"]',
    },
    { part: 'Failure', is: 'why saving failed; the dialog stays, and nothing is lost' },
  ],
  anatomyStory: 'forms-unsavedguard--permutations',
  accessibility: [
    'It asks only when something would be lost: `isDirty` must follow the draft.',
    'It is an alert dialog. Escape and Enter choose Stay.',
    'The text of the browser’s own question on closing the tab can’t be changed.',
  ],
  good: 'The router blocks the navigation, the guard asks, and the answer continues or cancels it.',
  bad: 'A question every time somebody leaves a form, changed or not.',
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
