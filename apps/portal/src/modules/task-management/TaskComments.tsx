import type { V1Schemas } from '@mailroom/api-client';
import { Heading, Stack, Text, Timeline } from '@mailroom/design-system';
import { CommentForm } from '../../components/comments/CommentForm.tsx';
import { CommentText } from '../../components/comments/CommentText.tsx';
import { useCommentTask } from '../../resources/tasks.queries.ts';

/** The comments on a task, the newest first. */
export function TaskComments({ task }: { task: V1Schemas['Task'] }) {
  const comment = useCommentTask();
  return (
    <Stack gap={12}>
      <Heading level={3} size={14}>
        Comments
      </Heading>
      {task.comments.length === 0 ? (
        <Text tone="muted">No comments yet</Text>
      ) : (
        <Timeline
          items={task.comments
            .toSorted((a, b) => b.id - a.id)
            .map(({ id, body, created_at, created_by }) => ({
              id: String(id),
              at: created_at,
              title: created_by?.name ?? 'The system',
              detail: <CommentText>{body}</CommentText>,
            }))}
        />
      )}
      <CommentForm
        label="Comment"
        sendLabel="Add comment"
        isBusy={comment.isPending}
        send={(body) => comment.mutateAsync({ id: task.id, body })}
      />
    </Stack>
  );
}
