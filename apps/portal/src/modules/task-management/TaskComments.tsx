import type { V1Schemas } from '@mailroom/api-client';
import { Button, Form, Heading, Stack, Text, TextArea, Timeline } from '@mailroom/design-system';
import { useState } from 'react';
import { useCommentTask } from '../../resources/tasks.queries.ts';
import { errorText } from '../../shared/errors/errorKinds.ts';
import { LeaveGuard } from '../../shared/forms/LeaveGuard.tsx';
import { textError } from '../../shared/forms/textError.ts';

/** Keeps the typed text in this component, so that a key press doesn't render all comments. */
function CommentForm({ taskId }: { taskId: number }) {
  const [text, setText] = useState('');
  const [error, setError] = useState<string>();
  const comment = useCommentTask();

  const send = () => comment.mutateAsync({ id: taskId, body: text.trim() });

  function add() {
    const problem = textError(text, { field: 'comment', max: 4000, isRequired: true, isMultiline: true });
    setError(problem);
    // A failure shows its own notice and keeps the text.
    if (problem === undefined) {
      void send().then(
        () => setText(''),
        () => undefined,
      );
    }
  }

  return (
    <>
      <Form aria-label="Comment" onSubmit={add} isBusy={comment.isPending}>
        <Stack gap={8}>
          <TextArea
            label="Comment"
            name="comment"
            rows={3}
            value={text}
            onValueChange={(typed) => {
              setText(typed);
              setError(undefined);
            }}
            {...(error && { error })}
          />
          <Stack direction="row" justify="end">
            <Button type="submit" isBusy={comment.isPending}>
              Add comment
            </Button>
          </Stack>
        </Stack>
      </Form>
      <LeaveGuard
        isDirty={text.trim() !== ''}
        saveLabel="Add comment and leave"
        onSave={() =>
          send().then(
            () => undefined,
            (failure) => Promise.reject(new Error(errorText(failure), { cause: failure })),
          )
        }
      />
    </>
  );
}

/** The comments on a task, the newest first. */
export function TaskComments({ task }: { task: V1Schemas['Task'] }) {
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
              detail: body,
            }))}
        />
      )}
      <CommentForm taskId={task.id} />
    </Stack>
  );
}
