import { Button, DescriptionList, Modal } from '@mailroom/design-system';
import { fieldName } from '@mailroom/domain/fields';

export interface ConflictDialogProps {
  /** The record as somebody else left it. */
  record: Readonly<Record<string, unknown>>;
  /** What was typed here. */
  values: Readonly<Record<string, unknown>>;
  /** Goes on from their record; the input stays and can be saved over it. */
  onKeepMine: () => void;
  /** Throws the input away and takes theirs. */
  onTakeTheirs: () => void;
  onClose: () => void;
}

function said(value: unknown): string {
  if (value === null || value === undefined || value === '') return '—';
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

/** Two people edited one record: nothing typed is lost, and nothing is written over unseen (R25). */
export function ConflictDialog({ record, values, onKeepMine, onTakeTheirs, onClose }: ConflictDialogProps) {
  const differing = Object.keys(values).filter(
    (field) => field in record && said(record[field]) !== said(values[field]),
  );
  return (
    <Modal
      isOpen
      title="Somebody else saved this meanwhile"
      onClose={onClose}
      actions={
        <>
          <Button onClick={onTakeTheirs}>Take theirs</Button>
          <Button variant="primary" onClick={onKeepMine}>
            Go on with mine
          </Button>
        </>
      }
    >
      <p>Your input is still here. These fields differ:</p>
      <DescriptionList
        items={differing.map((field) => ({
          term: fieldName(field),
          detail: `theirs: ${said(record[field])} · yours: ${said(values[field])}`,
        }))}
      />
    </Modal>
  );
}
