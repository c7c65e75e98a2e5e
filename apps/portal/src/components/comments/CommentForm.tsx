import { Button, Form, Stack, TextArea } from '@mailroom/design-system';
import { useEffect, useEffectEvent, useState, type KeyboardEvent, type ReactNode } from 'react';
import { errorText } from '../../shared/errors/errorKinds.ts';
import { LeaveGuard } from '../../shared/forms/LeaveGuard.tsx';
import { textError } from '../../shared/forms/textError.ts';

const MOST = 4000;
/** From this length on, the field shows how much room is left. */
const NEAR = 3600;

/** Ctrl+Enter, or Cmd+Enter on a Mac, sends; Enter begins a line. */
function sendByKey(event: KeyboardEvent<HTMLTextAreaElement>) {
  if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) event.currentTarget.form?.requestSubmit();
}

interface CommentFormProps {
  /** The name of the form and of its field: 'Comment'. */
  label: string;
  /** The text as it is before it is changed. Default: none, a new one is written. */
  written?: string;
  /** The button: 'Add comment'. */
  sendLabel: string;
  isBusy: boolean;
  /** Saves the text. Shows its own notice when it can't, and the text stays. */
  send: (text: string) => Promise<unknown>;
  /** Called once the text is saved, but not when the person leaves with it. */
  onSent?: () => void;
  /** Says who reads it. */
  hint?: string | undefined;
  /** A choice between the field and the button. */
  children?: ReactNode;
  /** The button that gives up. Default: no such button. */
  onCancel?: () => void;
  /** Called when a text is typed that isn't saved, and when there is none any more. */
  onDirty?: (isDirty: boolean) => void;
  /** Whether the form stays on the screen from one query of the address to another. Default: only if it is the same. */
  stays?: (from: string, to: string) => boolean;
}

/** Writes a comment or a note. It keeps the typed text itself, so that a key press doesn't render the others. */
export function CommentForm(props: CommentFormProps) {
  const { label, written = '', sendLabel, isBusy, send, onSent, hint, children, onCancel, onDirty, stays } = props;
  // While the person leaves, what was saved is read again, and the guard must outlive it.
  const [before] = useState(written);
  const [text, setText] = useState(before);
  const [error, setError] = useState<string>();
  const isDirty = text.trim() !== before;
  const announce = useEffectEvent((isTyped: boolean) => onDirty?.(isTyped));
  useEffect(() => announce(isDirty), [isDirty]);
  const length = [...text.trim()].length;

  function submit() {
    const problem = textError(text, { field: label.toLowerCase(), max: MOST, isRequired: true, isMultiline: true });
    setError(problem);
    if (problem === undefined) {
      void send(text.trim()).then(
        () => {
          setText(before);
          onSent?.();
        },
        () => undefined,
      );
    }
  }

  return (
    <>
      <Form aria-label={label} onSubmit={submit} isBusy={isBusy}>
        <Stack gap={8}>
          <TextArea
            label={label}
            name={label.toLowerCase()}
            rows={3}
            value={text}
            onValueChange={(typed) => {
              setText(typed);
              setError(undefined);
            }}
            onKeyDown={sendByKey}
            {...(hint && { hint })}
            {...(length >= NEAR && { counter: { value: length, max: MOST } })}
            {...(error && { error })}
          />
          <Stack direction="row" gap={8} justify="between" align="center" isWrapping>
            <div>{children}</div>
            <Stack direction="row" gap={8}>
              {onCancel && <Button onClick={onCancel}>Cancel</Button>}
              <Button type="submit" isBusy={isBusy}>
                {sendLabel}
              </Button>
            </Stack>
          </Stack>
        </Stack>
      </Form>
      <LeaveGuard
        isDirty={isDirty}
        saveLabel={`${sendLabel} and leave`}
        stays={stays}
        onSave={() =>
          send(text.trim()).then(
            () => undefined,
            (failure) => Promise.reject(new Error(errorText(failure), { cause: failure })),
          )
        }
      />
    </>
  );
}
