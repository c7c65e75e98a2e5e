import type { V1Schemas } from '@mailroom/api-client';
import type { TableColumn, TableFilter } from '@mailroom/design-system';
import { isReader, takenText, whoText } from '@mailroom/domain/derivation/who';
import { statusesOf } from '../../components/statusLists.ts';
import type { TaskAct } from '../../resources/tasks.queries.ts';
import { dueText } from '../../shared/dates/dueText.ts';
import { recordPath } from '../../shared/recordPath.ts';

type TaskRow = V1Schemas['TaskRow'];

export const TASK_ACTS: Readonly<Record<TaskAct, string>> = {
  claim: 'Claim',
  release: 'Release',
  done: 'Done',
  retry: 'Try again',
};
const NAMES = Object.keys(TASK_ACTS) as TaskAct[];

function badge(kind: 'task' | 'severity', code: string, why?: string) {
  const { tone, meaning } = statusesOf(kind).of(code);
  return { label: code, tone, description: why || meaning };
}

/** Why a task has its state, in the server's words. To the person who took it: 'You are working on it.' */
export function taskState(task: TaskRow, reader: number | undefined): string {
  const { status, assignee, reasons } = task;
  if (status === 'Started' && assignee && isReader(reader, assignee.id)) return takenText(reader, assignee);
  return reasons.map(({ text }) => text).join(' ');
}

interface TaskColumnsOptions {
  /** The id of the reader, who is 'You'. */
  readonly reader: number | undefined;
  readonly timeZone: string;
  readonly onAct: (task: TaskRow, act: TaskAct) => void;
  /** Returns undefined for a page that the user may not open. */
  readonly openable: (path: string | undefined) => string | undefined;
}

export function taskColumns(options: TaskColumnsOptions): readonly TableColumn<TaskRow>[] {
  const { timeZone, reader, onAct, openable } = options;
  return [
    {
      id: 'title',
      header: 'Task',
      kind: 'text',
      look: 'strong',
      isSortable: true,
      width: { min: 232, grow: 5 },
      value: (row) => row.title,
      detail: ({ comment_count }) =>
        comment_count > 0 ? `${comment_count} ${comment_count === 1 ? 'comment' : 'comments'}` : undefined,
    },
    {
      id: 'severity',
      header: 'Severity',
      kind: 'badge',
      isSortable: true,
      width: 112,
      value: (row) => badge('severity', row.severity),
    },
    {
      id: 'status',
      header: 'Status',
      kind: 'badge',
      isSortable: true,
      priority: 3,
      width: 132,
      value: (row) => badge('task', row.status, taskState(row, reader)),
    },
    {
      id: 'subject',
      header: 'Where to fix it',
      kind: 'link',
      width: { min: 160, grow: 2 },
      value: ({ subject }) => ({ label: subject.name, href: openable(recordPath(subject)) }),
    },
    {
      id: 'account_name',
      header: 'Account',
      kind: 'text',
      isSortable: true,
      priority: 5,
      width: { min: 120, grow: 1 },
      value: (row) => row.account_name,
    },
    {
      id: 'due_at',
      header: 'Due',
      kind: 'text',
      isSortable: true,
      // The last that a narrow screen may take away.
      priority: 1,
      width: 136,
      value: ({ due_at }) => due_at && dueText(new Date(due_at), new Date(), timeZone),
      tone: ({ due_at, closed_at }) => (due_at && !closed_at && Date.parse(due_at) < Date.now() ? 'danger' : 'plain'),
    },
    {
      id: 'assignee',
      header: 'Assignee',
      kind: 'text',
      // Nobody has most open tasks: this gives way before titles are cut.
      priority: 6,
      width: { min: 120, grow: 1 },
      value: ({ assignee }) => assignee && whoText(reader, assignee),
    },
    {
      id: 'actions',
      header: 'Actions',
      kind: 'actions',
      // 'Done' and the menu of the others.
      width: 112,
      value: (row) =>
        NAMES.flatMap((id) => {
          const action = row.actions.find(({ name }) => name === id);
          if (!action?.allowed) return [];
          return [
            { id, label: TASK_ACTS[id], isInline: id === 'claim' || id === 'done', onAction: () => onAct(row, id) },
          ];
        }),
    },
  ];
}

function choices(kind: 'task' | 'severity') {
  return statusesOf(kind).list.map(({ code }) => ({ value: code, label: code }));
}

export const taskFilters: readonly TableFilter<TaskRow>[] = [
  { id: 'severity', label: 'Severity', options: choices('severity') },
  { id: 'status', label: 'Status', options: choices('task') },
];
