import { Button, DescriptionList, Modal } from '@mailroom/design-system';
import { fieldName } from '@mailroom/domain/forms/fields';

interface ConflictDialogProps {
  /** The newer record that somebody else saved. */
  record: Readonly<Record<string, unknown>>;
  /** The form's input. */
  values: Readonly<Record<string, unknown>>;
  /** Saves the input over the newer record. */
  onKeepMine: () => void;
  /** Discards the input and shows the newer record. */
  onTakeTheirs: () => void;
  onClose: () => void;
}

function textOf(value: unknown): string {
  if (value === null || value === undefined || value === '') return '—';
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

/** Shown when two people edited one record. No input is lost, and nothing is overwritten unseen (R25). */
export function ConflictDialog({ record, values, onKeepMine, onTakeTheirs, onClose }: ConflictDialogProps) {
  const differing = Object.keys(values).filter(
    (field) => field in record && textOf(record[field]) !== textOf(values[field]),
  );
  return (
    <Modal
      isOpen
      title="Somebody else saved this in the meantime"
      onClose={onClose}
      actions={
        <>
          <Button onClick={onTakeTheirs}>Take theirs</Button>
          <Button variant="primary" onClick={onKeepMine}>
            Keep mine
          </Button>
        </>
      }
    >
      <p>Your input is still here. These fields differ:</p>
      <DescriptionList
        items={differing.map((field) => ({
          term: fieldName(field),
          detail: `theirs: ${textOf(record[field])} · yours: ${textOf(values[field])}`,
        }))}
      />
    </Modal>
  );
}
