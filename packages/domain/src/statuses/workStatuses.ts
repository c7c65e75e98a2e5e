import type { StatusEvent, StatusRow } from './statusShape.ts';

/*
 * Statuses of work: `actionStatuses` are those of the steps of a launch and of link checks, `taskStatuses` those of
 * tasks. The actions that a person may take on a record are in `*Actions.ts`.
 */

/** Steps, link checks and tasks share five states, so their tones, phases and order are written once. */
const looks = {
  Pending: { code: 'Pending', tone: 'warning', phase: 'open' },
  'Not Started': { code: 'Not Started', tone: 'secondary', phase: 'open' },
  Started: { code: 'Started', tone: 'pre-success', phase: 'open' },
  Success: { code: 'Success', tone: 'success', phase: 'over' },
  Error: { code: 'Error', tone: 'danger', phase: 'trouble' },
} as const;

/** Statuses of the steps of a launch and of link checks. */
export const actionStatuses = [
  {
    ...looks.Pending,
    meaning: 'It is waiting for a person or for an earlier step.',
    next: 'See what it is waiting for.',
    events: [
      { event: 'start', to: ['Started'], who: 'system' },
      { event: 'succeed', to: ['Success'], who: 'system' },
    ],
  },
  {
    ...looks['Not Started'],
    meaning: 'Its turn has not come yet.',
    next: 'Nothing; it starts automatically.',
    events: [
      { event: 'wait', to: ['Pending'], who: 'system' },
      { event: 'start', to: ['Started'], who: 'system' },
    ],
  },
  {
    ...looks.Started,
    meaning: 'It is running.',
    next: 'Nothing; it finishes on its own.',
    events: [
      { event: 'succeed', to: ['Success'], who: 'system' },
      { event: 'fail', to: ['Error'], who: 'system' },
      { event: 'wait', to: ['Pending'], who: 'system' },
    ],
  },
  {
    ...looks.Success,
    meaning: 'It succeeded.',
    next: 'Nothing.',
    events: [{ event: 'again', to: ['Not Started'], who: 'system' }],
  },
  {
    ...looks.Error,
    meaning: 'It failed.',
    next: 'See what went wrong and fix the cause.',
    events: [{ event: 'again', to: ['Not Started'], who: 'system' }],
  },
] as const satisfies readonly StatusRow[];

const resolved = { event: 'resolved', to: ['Success'], who: 'system' } as const satisfies StatusEvent;

/** Statuses of tasks. */
export const taskStatuses = [
  {
    ...looks.Pending,
    meaning: 'It is waiting for another task.',
    next: 'See the task it is waiting for.',
    events: [{ event: 'unblocked', to: ['Not Started'], who: 'system' }, resolved],
  },
  {
    ...looks['Not Started'],
    meaning: 'Nobody has taken it yet.',
    next: 'Claim it.',
    events: [
      { event: 'claim', to: ['Started'], who: 'fixer' },
      { event: 'wait', to: ['Pending'], who: 'system' },
      { event: 'repair_died', to: ['Error'], who: 'system' },
      resolved,
    ],
  },
  {
    ...looks.Started,
    meaning: 'Somebody is working on it.',
    next: 'Fix the problem it names.',
    events: [
      { event: 'release', to: ['Not Started'], who: 'fixer' },
      { event: 'done', to: ['Success'], who: 'fixer', when: ['personal'] },
      { event: 'repair_died', to: ['Error'], who: 'system' },
      resolved,
    ],
  },
  {
    ...looks.Success,
    meaning: 'It is done.',
    next: 'Nothing.',
    events: [{ event: 'returned', to: ['Not Started'], who: 'system', when: ['automatic'] }],
  },
  {
    ...looks.Error,
    meaning: 'Its automatic repair failed.',
    next: 'Fix the cause, then try again.',
    events: [{ event: 'retry', to: ['Not Started'], who: 'fixer' }, resolved],
  },
] as const satisfies readonly StatusRow[];

export type ActionStatus = (typeof actionStatuses)[number]['code'];
export type TaskStatus = (typeof taskStatuses)[number]['code'];
