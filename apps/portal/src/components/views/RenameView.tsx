import type { V2Schemas } from '@mailroom/api-client';
import { TextInput } from '@mailroom/design-system';
import { useRenameView } from '../../resources/views.queries.ts';
import { atMost } from '../../shared/forms/domainResolver.ts';
import { isShownInForm } from '../../shared/forms/isShownInForm.ts';
import { RecordDialog } from '../../shared/forms/RecordDialog.tsx';
import { useRecordForm } from '../../shared/forms/useRecordForm.tsx';

/** Gives a view another name. */
export function RenameView({ view, onClose }: { view: V2Schemas['View']; onClose: () => void }) {
  const { mutateAsync: rename } = useRenameView(isShownInForm);
  const form = useRecordForm({
    values: { name: view.name },
    record: view,
    rules: { name: ['required', atMost(80)] },
    save: (values, version = view.version) => rename({ view: { ...view, version }, values }),
    onDone: onClose,
  });
  return (
    <RecordDialog form={form} title="Rename view" saveLabel="Rename" onClose={onClose}>
      <TextInput label="Name" {...form.field('name')} />
    </RecordDialog>
  );
}
