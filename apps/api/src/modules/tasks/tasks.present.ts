import type { Held } from '@mailroom/domain/access/can';
import { statusRow } from '@mailroom/domain/statuses/statuses';
import { taskActions } from '@mailroom/domain/actions/taskActions';
import { takenText } from '@mailroom/domain/derivation/who';
import type { CommentRow } from './tasks.repository.ts';
import type { TaskRow } from './tasks.resource.ts';

function time(date: Date | null): string | null {
  return date ? new Date(date).toISOString() : null;
}

/** The state of a task in a sentence, with the name of the person who took it. */
function stateText({ status, assignee }: TaskRow): string {
  // By name: the portal says it again to the person who took it.
  return status === 'Started' && assignee ? takenText(undefined, assignee) : statusRow('task', status).meaning;
}

/** Names who acts on an open task: the person who took it, with the id. */
function acting({ status, assignee }: TaskRow): { actor: string; actor_id?: number } {
  if (status === 'Success') return { actor: 'Nobody' };
  return assignee ? { actor: assignee.name, actor_id: assignee.id } : { actor: 'Anyone who may fix it' };
}

export function presentTaskRow(row: TaskRow, held: Held) {
  const subject = { entity: row.subject_entity, id: row.subject_id };
  return {
    id: row.id,
    account_id: row.account_id,
    account_name: row.account_name,
    title: row.title,
    type: row.type,
    severity: row.severity,
    status: row.status,
    subject: { ...subject, name: row.subject_name ?? '' },
    assignee: row.assignee,
    due_at: time(row.due_at),
    latest_start_at: time(row.latest_start_at),
    snoozed_until: time(row.snoozed_until),
    opened_by: row.opened_by,
    resolution: row.resolution,
    closed_at: time(row.closed_at),
    comment_count: row.comment_count,
    created_at: new Date(row.created_at).toISOString(),
    updated_at: new Date(row.updated_at).toISOString(),
    version: row.version,
    reasons: [
      {
        code: row.blocker ?? 'personal',
        text: row.resolution ?? stateText(row),
        subject,
        ...acting(row),
      },
    ],
    actions: taskActions({ status: row.status, isPersonal: row.blocker === null, needs: row.permissions }, held).map(
      (action) => ({ ...action }),
    ),
  };
}

export function presentTask(row: TaskRow, comments: readonly CommentRow[], held: Held) {
  return {
    ...presentTaskRow(row, held),
    comments: comments.map(({ id, body, created_at: at, created_by }) => ({
      id,
      body,
      created_at: new Date(at).toISOString(),
      created_by,
    })),
  };
}
