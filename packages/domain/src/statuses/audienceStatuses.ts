import type { StatusEvent, StatusRow } from './statusShape.ts';

const remove = {
  event: 'delete',
  to: ['gone'],
  who: ['can_delete_audience'],
  confirm: 'Do you really want to delete the audience?',
  when: ['unpinned'],
} as const satisfies StatusEvent;

const cancel = {
  event: 'cancel',
  who: ['can_update_audience'],
  confirm: 'Do you really want to cancel the process?',
  when: ['importing'],
} as const;

export const audienceStatuses = [
  {
    code: 'In Process',
    tone: 'pre-success',
    phase: 'importing',
    meaning: 'Its first import is running.',
    next: 'Nothing; the counts update while it loads.',
    events: [
      { event: 'imported', to: ['Approved', 'Error - Invalid Audience'], who: 'system' },
      { event: 'import_failed', to: ['Error - Invalid Audience'], who: 'system' },
      { ...cancel, to: ['Error - Invalid Audience'] },
      remove,
    ],
  },
  {
    code: 'Error - Invalid Audience',
    tone: 'danger',
    phase: 'trouble',
    meaning: 'No import has produced a usable version.',
    next: 'Correct the rejected rows, or upload another file.',
    events: [{ event: 'import', to: ['In Process'], who: ['can_update_audience'] }, remove],
  },
  {
    code: 'Approved',
    tone: 'success',
    phase: 'usable',
    meaning: 'It has a version that can be mailed.',
    next: 'Use it in a product.',
    // A later import changes nothing until it succeeds: the earlier version and its status stay.
    events: [
      { event: 'import', to: ['Approved'], who: ['can_update_audience'] },
      { event: 'imported', to: ['Approved'], who: 'system', when: ['importing'] },
      { event: 'import_failed', to: ['Approved'], who: 'system', when: ['importing'] },
      { ...cancel, to: ['Approved'] },
      remove,
    ],
  },
] as const satisfies readonly StatusRow[];

export type AudienceStatus = (typeof audienceStatuses)[number]['code'];
