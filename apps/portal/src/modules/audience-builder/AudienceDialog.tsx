import type { V1Schemas } from '@mailroom/api-client';
import { Button, Form, Modal, Stack, TextArea, TextInput } from '@mailroom/design-system';
import { useEditAudience } from '../../resources/audiences.queries.ts';
import { isShownInForm } from '../../shared/forms/isShownInForm.ts';
import { useRecordForm } from '../../shared/forms/useRecordForm.tsx';
import { versionOf } from '../../shared/versionOf.ts';

interface AudienceDialogProps {
  audience: V1Schemas['Audience'];
  onClose: () => void;
}

/** Name and description of an audience. */
export function AudienceDialog({ audience, onClose }: AudienceDialogProps) {
  const { mutateAsync: edit } = useEditAudience(isShownInForm);
  const form = useRecordForm({
    values: { name: audience.name, description: audience.description ?? '' },
    rules: { name: ['required'] },
    save: ({ name, description }, newer) =>
      edit({
        audience: { id: audience.id, version: versionOf(newer, audience) },
        body: { name, description: description === '' ? null : description },
      }),
    onDone: onClose,
  });
  return (
    <Modal
      isOpen
      onClose={onClose}
      title="Edit audience"
      isBusy={form.isSaving}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="primary" isBusy={form.isSaving} onClick={form.submit}>
            Save audience
          </Button>
        </>
      }
    >
      <Form onSubmit={form.submit} errors={[...form.errors]} isBusy={form.isSaving}>
        <Stack gap={16}>
          <TextInput label="Name" isRequired maxLength={200} {...form.field('name')} />
          <TextArea label="Description" maxLength={2000} {...form.field('description')} />
        </Stack>
      </Form>
      {form.dialogs}
    </Modal>
  );
}
