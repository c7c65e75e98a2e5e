import { Button, Form, Modal, Stack } from '@mailroom/design-system';
import { useId, type ReactNode } from 'react';
import type { RecordForm } from './useRecordForm.tsx';

interface RecordDialogProps {
  /** What `useRecordForm` gave. */
  form: Pick<RecordForm<never>, 'formProps' | 'isSaving' | 'close' | 'dialogs'>;
  title: string;
  /** Names what the one primary button does, such as 'Save audience'. */
  saveLabel: string;
  onClose: () => void;
  children: ReactNode;
}

/** A record that is added or edited in a dialog: its fields one below the other, Cancel and the saving beneath. */
export function RecordDialog({ form, title, saveLabel, onClose, children }: RecordDialogProps) {
  const id = useId();
  return (
    <Modal
      isOpen
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
