import { toAction } from './actions.ts';
import type { Action } from './actions.ts';
import type { TaskStatus } from './action-statuses.ts';
import type { Held, Needs } from './permissions.ts';
import { transition } from './statuses.ts';
import type { StatusState } from './statuses.ts';

export interface TaskActionRow {
  readonly status: TaskStatus;
  /** Opened by a person; a system task ends by itself when its cause is gone. */
  readonly isPersonal: boolean;
  /** What the fixing action needs. */
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
    const byItself = name === 'done' && !row.isPersonal ? 'It is done by itself when its cause is gone' : undefined;
    const legal = transition('task', taskState(row), name) !== undefined;
    return toAction(name, held, { needs: row.needs, obstacle: byItself ?? (legal ? undefined : unavailable[name]) });
  };
  return [offer('claim'), offer('release'), offer('done'), offer('retry'), toAction('comment', held, { needs: [] })];
}
