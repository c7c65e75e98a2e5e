import { Select } from '@mailroom/design-system';
import { labelProblem } from '@mailroom/domain/forms/labels';
import { RecordDialog } from '../../../shared/forms/RecordDialog.tsx';
import { useRecordForm } from '../../../shared/forms/useRecordForm.tsx';
import { useLabelOptions } from './useLabelOptions.ts';

interface LabelDialogProps {
  kind: 'add_label' | 'remove_label';
  /** How many creatives are selected. */
  count: number;
  accountId: number | undefined;
  onSave: (label: string) => Promise<unknown>;
  onClose: () => void;
}

/** Asks which label the selected creatives get or lose. */
export function LabelDialog({ kind, count, accountId, onSave, onClose }: LabelDialogProps) {
  const isNew = kind === 'add_label';
  const title = isNew ? 'Add label' : 'Remove label';
  const options = useLabelOptions(accountId);
  const form = useRecordForm<{ label: string | null }>({
    values: { label: null },
    rules: { label: ['required'] },
    save: ({ label }) => onSave(label ?? ''),
    onDone: onClose,
  });
  return (
    <RecordDialog form={form} title={title} saveLabel={`${title} ${isNew ? 'to' : 'from'} ${count}`} onClose={onClose}>
      <Select
        label="Label"
        hint={isNew ? 'Choose one, or type a new one and press Enter' : ''}
        {...form.control('label')}
        options={options}
        isCreatable={isNew}
        validateNew={labelProblem}
      />
    </RecordDialog>
  );
}
