import type { V1Schemas } from '@mailroom/api-client';
import { Button, Form, Modal, Stack, Text } from '@mailroom/design-system';
import { useId, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useEditCreative } from '../../../resources/creatives.queries.ts';
import { useRecordForm } from '../../../shared/forms/useRecordForm.tsx';
import { CreativeFiles } from '../form/CreativeFiles.tsx';
import { fileBody, staysDraft } from '../form/creativeBodies.ts';
import { noFiles, type CreativeFileValues } from '../form/creativeFields.ts';
import { UploadLine } from '../form/UploadLine.tsx';
import { useUpload } from '../form/useUpload.ts';

interface NewRevisionDialogProps {
  creative: V1Schemas['Creative'];
  onClose: () => void;
}

/** Uploads new files as a new revision; files that aren't chosen stay. */
export function NewRevisionDialog({ creative: newest, onClose }: NewRevisionDialogProps) {
  // Keeps the version that the dialog opened with, so that a save can't overwrite a newer one unseen (R25).
  const [creative] = useState(newest);
  const id = useId();
  const { mutateAsync: edit } = useEditCreative();
  const upload = useUpload();
  const form = useRecordForm<CreativeFileValues>({
    values: noFiles,
    record: creative,
    rules: {},
    save: (values, version) =>
      upload.run((sending) =>
        edit({ ...sending, id: creative.id, version, body: { ...fileBody(values), ...staysDraft(creative) } }),
      ),
    onDone: onClose,
  });
  const chosen = useWatch({ control: form.form.control });
  const isEmpty = Object.values(chosen).every((file) => !file);
  return (
    <Modal
      isOpen
      title="Upload new revision"
      size="large"
      onClose={() => form.close(onClose)}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button
            type="submit"
            form={id}
            variant="primary"
            isBusy={form.isSaving}
            disabled={isEmpty}
            reason="Choose a file first"
          >
            Upload and check
          </Button>
        </>
      }
    >
      <Form id={id} aria-label="New revision" {...form.formProps}>
        <Stack gap={16}>
          <Text as="p">
            Revision {creative.revision ?? 0} doesn’t change: products launched with it continue to send it.
          </Text>
          <CreativeFiles form={form} />
          {upload.progress && <UploadLine progress={upload.progress} onCancel={upload.cancel} />}
        </Stack>
        {form.dialogs}
      </Form>
    </Modal>
  );
}
