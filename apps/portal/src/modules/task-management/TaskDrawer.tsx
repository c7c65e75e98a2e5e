import type { V1Schemas } from '@mailroom/api-client';
import { Button, DateText, DescriptionList, Drawer, ErrorState, Skeleton, Stack, Text } from '@mailroom/design-system';
import { whoText } from '@mailroom/domain/derivation/who';
import { useQuery } from '@tanstack/react-query';
import { ActionButtons } from '../../components/ActionButtons.tsx';
import { EntityStatus } from '../../components/EntityStatus.tsx';
import { RecordLink } from '../../components/RecordLink.tsx';
import { taskQuery, useTaskAct, type TaskAct } from '../../resources/tasks.queries.ts';
import { useReaderId } from '../../session/user/useCurrentUser.ts';
import { useOpenable } from '../../session/user/usePermissions.ts';
import { errorText } from '../../shared/errors/errorKinds.ts';
import { recordPath } from '../../shared/recordPath.ts';
import { TASK_ACTS, taskState } from './tasks.columns.ts';
import { TaskComments } from './TaskComments.tsx';

function TaskFacts({ task }: { task: V1Schemas['Task'] }) {
  const reader = useReaderId();
  return (
    <DescriptionList
      items={[
        {
          term: 'Where to fix it',
          detail: <RecordLink href={recordPath(task.subject)}>{task.subject.name}</RecordLink>,
        },
        {
          term: 'Status',
          detail: <EntityStatus entity="task" code={task.status} why={taskState(task, reader) || undefined} />,
        },
        { term: 'Severity', detail: <EntityStatus entity="severity" code={task.severity} /> },
        { term: 'Due', detail: <DateText value={task.due_at} isRelative /> },
        { term: 'Assignee', detail: task.assignee ? whoText(reader, task.assignee) : 'Nobody yet' },
        { term: 'Account', detail: task.account_name },
        {
          term: 'Opened',
          detail: (
            <>
              <DateText value={task.created_at} /> {task.opened_by ? `by ${task.opened_by.name}` : 'by the system'}
            </>
          ),
        },
        ...(task.resolution ? [{ term: 'Result', detail: task.resolution }] : []),
      ]}
    />
  );
}

/** The next step of a task that offers no other: it follows from a record, and ends when the record is mended. */
function FixButton({ task: { status, subject } }: { task: V1Schemas['Task'] }) {
  const path = useOpenable()(recordPath(subject));
  if (status === 'Success' || path === undefined) return null;
  return (
    <Button variant="primary" href={path}>
      Open {subject.entity}
    </Button>
  );
}

/** Names the person who works on the task, or the people who may take it. */
function TaskState({ task }: { task: V1Schemas['Task'] }) {
  const reader = useReaderId();
  const { reasons, assignee } = task;
  const state = taskState(task, reader);
  const actor = assignee ? null : reasons[0]?.actor;
  if (state === '') return null;
  return (
    <Text as="p">
      {state}
      {actor && <Text tone="subtle"> {actor}</Text>}
    </Text>
  );
}

/** One task beside the list: its subject, its comments and its actions. */
export function TaskDrawer({ id, onClose }: { id: number; onClose: () => void }) {
  const task = useQuery(taskQuery(id));
  const act = useTaskAct();
  const { data } = task;
  // Shows only the actions possible now: a task has few states, each with its own buttons.
  const allowed = data?.actions.filter(({ allowed: isAllowed }) => isAllowed) ?? [];
  const primary = allowed.find(({ name }) => name === 'done' || name === 'claim' || name === 'retry')?.name;
  return (
    <Drawer
      isOpen
      title={data?.title ?? 'Task'}
      onClose={onClose}
      actions={
        <>
          <ActionButtons
            actions={allowed}
            labels={TASK_ACTS}
            busy={act.isPending ? act.variables.act : undefined}
            onAction={(name) => act.mutate({ id, act: name as TaskAct })}
            {...(primary && { primary })}
          />
          {data && !primary && <FixButton task={data} />}
        </>
      }
    >
      {task.error && !data && (
        <ErrorState title="The task could not be loaded" onRetry={() => void task.refetch()}>
          {errorText(task.error)}
        </ErrorState>
      )}
      {!data && !task.error && <Skeleton lines={6} />}
      {data && (
        <Stack gap={24}>
          <TaskState task={data} />
          <TaskFacts task={data} />
          <TaskComments task={data} />
          {data.snoozed_until && (
            <Text tone="muted">
              Snoozed until <DateText value={data.snoozed_until} />
            </Text>
          )}
        </Stack>
      )}
    </Drawer>
  );
}
