import type { Guide } from '../../docs/guide.ts';

export const guide: Guide = {
  name: 'UnsavedGuard',
  summary: 'Holds somebody back who would lose what was typed.',
  whenToUse: ['Forms on a page of their own; the application binds it to its router.'],
  whenNot: [
    'Something is about to be destroyed: `ConfirmModal`.',
    'Dialogs: say in their text what closing throws away.',
  ],
  anatomy: [
    {
      part: 'Text',
      is: 'what would be lost',
    },
    {
      part: 'Stay',
      is: 'has the focus',
    },
    {
      part: 'Leave',
      is: 'lets the navigation go on',
    },
  ],
  accessibility: ['An alert dialog. Closing the tab is guarded by the browser’s own question.'],
  good: 'Ask only when something was changed.',
  bad: 'Ask everybody who leaves.',
  finds: ['unsaved changes', 'leave page', 'discard', 'block navigation', 'before unload'],
  status: 'preview',
  since: '0.2.0',
};
