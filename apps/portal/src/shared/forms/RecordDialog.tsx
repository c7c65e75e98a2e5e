import { Button, Form, Modal, Stack } from '@mailroom/design-system';
import { useId, type ReactNode } from 'react';
import type { RecordForm } from './recordForm.ts';

interface RecordDialogProps {
  /** The result of `useRecordForm`. */
  form: Pick<RecordForm<never>, 'formProps' | 'isSaving' | 'close' | 'dialogs'>;
  title: string;
  /** The text of the primary button, such as 'Save audience'. */
  saveLabel: string;
  /** Default: that of a `Modal`. */
  width?: number;
  onClose: () => void;
  children: ReactNode;
}

/** A dialog that adds or edits a record: its fields in one column, with Cancel and the save button below. */
export function RecordDialog({ form, title, saveLabel, width, onClose, children }: RecordDialogProps) {
  const id = useId();
  return (
    <Modal
      isOpen
      {...(width !== undefined && { width })}
      onClose={() => form.close(onClose)}
      title={title}
      isBusy={form.isSaving}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" form={id} variant="primary" isBusy={form.isSaving}>
            {saveLabel}
          </Button>
        </>
      }
    >
      <Form id={id} aria-label={title} {...form.formProps}>
        <Stack gap={16}>{children}</Stack>
        {form.dialogs}
      </Form>
    </Modal>
  );
}
