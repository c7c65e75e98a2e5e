import type { V1Schemas } from '@mailroom/api-client';
import { TextArea, TextInput } from '@mailroom/design-system';
import { useEditAudience } from '../../../resources/audiences.queries.ts';
import { isShownInForm } from '../../../shared/forms/isShownInForm.ts';
import { RecordDialog } from '../../../shared/forms/RecordDialog.tsx';
import { useRecordForm } from '../../../shared/forms/useRecordForm.tsx';

interface AudienceDialogProps {
  audience: V1Schemas['Audience'];
  onClose: () => void;
}

/** Name and description of an audience. */
export function AudienceDialog({ audience, onClose }: AudienceDialogProps) {
  const { mutateAsync: edit } = useEditAudience(isShownInForm);
  const form = useRecordForm({
    values: { name: audience.name, description: audience.description ?? '' },
    record: audience,
    rules: { name: ['required'] },
    save: ({ name, description }, version) =>
      edit({
        audience: { id: audience.id, version },
        body: { name, description: description === '' ? null : description },
      }),
    onDone: onClose,
  });
  return (
    <RecordDialog form={form} title="Edit audience" saveLabel="Save audience" onClose={onClose}>
      <TextInput label="Name" maxLength={200} {...form.field('name')} />
      <TextArea label="Description" maxLength={2000} {...form.field('description')} />
    </RecordDialog>
  );
}
