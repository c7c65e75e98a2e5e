import type { StatusRow } from './statusShape.ts';

/** Severities of tasks. They have no events because a severity is computed from the time left. */
export const severities = [
  {
    code: 'Critical',
    tone: 'danger',
    phase: 'urgent',
    meaning: 'Less than 4 working hours are left, or it is about something already launched.',
    next: 'Act now.',
    events: [],
  },
  {
    code: 'Moderate',
    tone: 'warning',
    phase: 'soon',
    meaning: 'Less than 2 working days are left.',
    next: 'Act today.',
    events: [],
  },
  {
    code: 'Minor',
    tone: 'secondary',
    phase: 'later',
    meaning: 'There is time.',
    next: 'Act before it becomes urgent.',
    events: [],
  },
] as const satisfies readonly StatusRow[];

export const accountStatuses = [
  {
    code: 'Active',
    tone: 'success',
    phase: 'usable',
    meaning: 'The account is in use.',
    next: 'Nothing.',
    events: [{ event: 'deactivate', to: ['Inactive'], who: ['can_update_account'] }],
  },
  {
    code: 'Inactive',
    tone: 'dark',
    phase: 'over',
    meaning: 'The account is closed: nothing can be launched for it.',
    next: 'Reactivate it to launch again.',
    events: [{ event: 'activate', to: ['Active'], who: ['can_update_account'] }],
  },
] as const satisfies readonly StatusRow[];

export const userStatuses = [
  {
    code: 'Active',
    tone: 'success',
    phase: 'usable',
    meaning: 'The user can sign in.',
    next: 'Nothing.',
    events: [
      { event: 'deactivate', to: ['Inactive'], who: ['can_update_user'] },
      {
        event: 'delete',
        to: ['gone'],
        who: ['can_delete_user'],
        confirm: 'Do you really want to delete the user record? This change cannot be undone.',
      },
    ],
  },
  {
    code: 'Inactive',
    tone: 'dark',
    phase: 'over',
    meaning: 'The user can’t sign in.',
    next: 'Reactivate the user to let them sign in.',
    events: [
      { event: 'activate', to: ['Active'], who: ['can_update_user'] },
      {
        event: 'delete',
        to: ['gone'],
        who: ['can_delete_user'],
        confirm: 'Do you really want to delete the user record? This change cannot be undone.',
      },
    ],
  },
] as const satisfies readonly StatusRow[];

export type Severity = (typeof severities)[number]['code'];
export type AccountStatus = (typeof accountStatuses)[number]['code'];
