import type { V2Schemas } from '@mailroom/api-client';
import { TextArea, TextInput } from '@mailroom/design-system';
import { useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { useAddGroup, useEditGroup } from '../../../resources/access/roleEdits.queries.ts';
import { atMost } from '../../../shared/forms/domainResolver.ts';
import { isShownInForm } from '../../../shared/forms/isShownInForm.ts';
import { RecordDialog } from '../../../shared/forms/RecordDialog.tsx';
import { useRecordForm } from '../../../shared/forms/useRecordForm.tsx';
import { paths } from '../../../shared/paths.ts';

interface GroupDialogProps {
  /** The group to change; without it, a group is added. */
  group?: V2Schemas['Group'];
  onClose: () => void;
}

/** Name and description of a permission group. */
export function GroupDialog({ group, onClose }: GroupDialogProps) {
  const navigate = useNavigate();
  const { mutateAsync: add } = useAddGroup(isShownInForm);
  const { mutateAsync: edit } = useEditGroup(isShownInForm);
  const added = useRef<number>(undefined);
  const form = useRecordForm({
    values: { name: group?.name ?? '', description: group?.description ?? '' },
    record: group,
    rules: { name: ['required', 'name_pattern', atMost(200)], description: [atMost(600)] },
    save: async (values, version) => {
      if (group) return edit({ group: { ...group, version }, values });
      added.current = (await add(values)).id;
      return undefined;
    },
    onDone: () => {
      onClose();
      if (added.current !== undefined) void navigate(paths.administration.group(added.current));
    },
  });
  return (
    <RecordDialog
      form={form}
      title={group ? 'Change group' : 'Add group'}
      saveLabel={group ? 'Save group' : 'Add group'}
      onClose={onClose}
    >
      <TextInput label="Name" {...form.field('name')} />
      <TextArea label="Description" {...form.field('description')} />
    </RecordDialog>
  );
}
