import type { V1Schemas } from '@mailroom/api-client';
import { TextArea, TextInput } from '@mailroom/design-system';
import { useEditAudience } from '../../../resources/audiences.queries.ts';
import { atMost } from '../../../shared/forms/domainResolver.ts';
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
    rules: { name: ['required', atMost(200)], description: [atMost(2000)] },
    save: ({ name, description }, version) =>
      edit({
        audience: { id: audience.id, version },
        body: { name, description: description === '' ? null : description },
      }),
    onDone: onClose,
  });
  return (
    <RecordDialog form={form} title="Edit audience" saveLabel="Save audience" onClose={onClose}>
      <TextInput label="Name" {...form.field('name')} />
      <TextArea label="Description" {...form.field('description')} />
    </RecordDialog>
  );
}
