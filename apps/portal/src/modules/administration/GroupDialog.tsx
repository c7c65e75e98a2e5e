import type { V2Schemas } from '@mailroom/api-client';
import { Button, Form, Modal, TextArea, TextInput } from '@mailroom/design-system';
import { useNavigate } from 'react-router-dom';
import { useAddGroup, useEditGroup } from '../../resources/roles.queries.ts';
import { isShownInForm, useRecordForm } from '../../shared/forms/useRecordForm.tsx';
import { paths } from '../../shared/paths.ts';

interface GroupDialogProps {
  /** The group to change; without one a new group is added. */
  group?: V2Schemas['Group'];
  onClose: () => void;
}

/** Name and description of a permission group. */
export function GroupDialog({ group, onClose }: GroupDialogProps) {
  const navigate = useNavigate();
  const { mutateAsync: add } = useAddGroup(isShownInForm);
  const { mutateAsync: edit } = useEditGroup(isShownInForm);
  const form = useRecordForm({
    values: { name: group?.name ?? '', description: group?.description ?? '' },
    rules: { name: ['required', 'name_pattern'] },
    save: async (values, newer) => {
      if (group) return edit({ group: { ...group, ...(newer as Partial<typeof group> | undefined) }, values });
      const made = await add(values);
      void navigate(paths.administration.group(made.id));
      return made;
    },
    onDone: onClose,
  });
  return (
    <Modal
      isOpen
      onClose={onClose}
      title={group ? 'Change group' : 'Add group'}
      isBusy={form.isSaving}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="primary" isBusy={form.isSaving} onClick={form.submit}>
            {group ? 'Save group' : 'Add group'}
          </Button>
        </>
      }
    >
      <Form onSubmit={form.submit} errors={[...form.errors]} isBusy={form.isSaving}>
        <TextInput label="Name" isRequired {...form.field('name')} />
        <TextArea label="Description" {...form.field('description')} />
      </Form>
      {form.dialogs}
    </Modal>
  );
}
