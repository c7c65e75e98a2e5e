import { toAction } from './actions.ts';
import type { Action } from './actions.ts';
import type { TaskStatus } from '../statuses/workStatuses.ts';
import type { Held, Needs } from '../access/can.ts';
import { transition } from '../statuses/statuses.ts';
import type { StatusState } from '../statuses/statuses.ts';

interface TaskActionRow {
  readonly status: TaskStatus;
  /** Whether a person opened it. A system task closes automatically when its cause is resolved. */
  readonly isPersonal: boolean;
  /** The permissions that the action which fixes the cause needs. */
  readonly needs: Needs;
}

export function taskState(row: TaskActionRow): StatusState<'task'> {
  return { status: row.status, facts: [row.isPersonal ? 'personal' : 'automatic'] };
}

const unavailable = {
  claim: 'Only a task that is Not Started can be claimed',
  release: 'Only a task that is Started can be released',
  done: 'Only a task that is Started can be done',
  retry: 'Only a task in Error can be tried again',
} as const;

export function taskActions(row: TaskActionRow, held: Held): readonly Action[] {
  const offer = (name: keyof typeof unavailable): Action => {
    const closesItself =
      name === 'done' && !row.isPersonal ? 'It closes automatically when its cause is resolved' : undefined;
    const isLegal = transition('task', taskState(row), name) !== undefined;
    return toAction(name, held, {
      needs: row.needs,
      obstacle: closesItself ?? (isLegal ? undefined : unavailable[name]),
    });
  };
  return [offer('claim'), offer('release'), offer('done'), offer('retry'), toAction('comment', held, { needs: [] })];
}
