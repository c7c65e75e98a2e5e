import { Button, Form, Modal, Stack, Text, TextInput } from '@mailroom/design-system';
import { useId, useState } from 'react';
import { LeaveQuestion } from '../../../shared/forms/LeaveQuestion.tsx';
import { addressProblem, lineOf, rejectedFor, valueProblem, type RejectedRow } from './corrections.ts';

interface RowDialogProps {
  row: RejectedRow;
  /** The row as it was rejected, if it was corrected before. */
  before: RejectedRow;
  headings: readonly string[];
  onSave: (row: RejectedRow) => void;
  onClose: () => void;
}

/** All values of a rejected row, one below the other: also those that a card has no room for. */
export function RowDialog({ row, before, headings, onSave, onClose }: RowDialogProps) {
  const id = useId();
  const first = headings.map((_, at) => row.values[at] ?? '');
  const [typed, setTyped] = useState(first);
  const [hasTried, setTried] = useState(false);
  const [isClosing, setClosing] = useState(false);
  const isChanged = typed.some((value, at) => value !== first[at]);
  const behind = row.values.slice(headings.length).filter((value) => value.trim() !== '');

  const problemOf = (value: string, at: number) =>
    (at === row.email_column ? addressProblem(value) : undefined) ?? valueProblem(value);
  const errors = typed.map(problemOf);
  const listed = errors.flatMap((message, at) => (message === undefined ? [] : [{ field: `value-${at}`, message }]));

  function save() {
    setTried(true);
    if (listed.length > 0) return false;
    onSave({ ...row, values: typed });
    return true;
  }
  return (
    <Modal
      isOpen
      title={lineOf(row)}
      onClose={() => (isChanged ? setClosing(true) : onClose())}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" form={id} variant="primary">
            Correct row
          </Button>
        </>
      }
    >
      <Form id={id} aria-label="Row" onSubmit={() => void save()} errors={hasTried ? listed : []}>
        <Stack gap={16}>
          <Text tone="muted">{rejectedFor(before)}</Text>
          {typed.map((value, at) => (
            <TextInput
              // oxlint-disable-next-line react/no-array-index-key -- a column is known by its place
              key={at}
              label={headings[at] || `Column ${at + 1}`}
              name={`value-${at}`}
              value={value}
              error={hasTried ? errors[at] : undefined}
              onValueChange={(next) => setTyped(typed.with(at, next))}
            />
          ))}
          {behind.length > 0 && <Text tone="muted">Left out, behind the last column: {behind.join(', ')}</Text>}
        </Stack>
      </Form>
      {isClosing && (
        <LeaveQuestion
          lost={[
            {
              save: () =>
                save() ? Promise.resolve() : Promise.reject(new Error(listed.map(({ message }) => message).join('. '))),
              saveLabel: 'Correct row',
            },
          ]}
          onStay={() => setClosing(false)}
          onLeave={onClose}
        />
      )}
    </Modal>
  );
}
