import { MultiSelect } from '@mailroom/design-system';
import { labelProblem, MOST_LABELS } from '@mailroom/domain/forms/labels';
import type { RecordForm } from '../../../shared/forms/recordForm.ts';
import { useLabelOptions } from './useLabelOptions.ts';

interface LabelsInputProps {
  form: Pick<RecordForm<{ labels: string[] }>, 'control'>;
  accountId: number | null;
}

/** Chooses labels of the account, and makes new ones of what is typed. */
export function LabelsInput({ form, accountId }: LabelsInputProps) {
  const options = useLabelOptions(accountId);
  return (
    <MultiSelect
      label="Labels"
      hint="Choose some, or type a new one and press Enter"
      {...form.control('labels')}
      options={options}
      isCreatable
      validateNew={labelProblem}
      limit={MOST_LABELS}
      maxChips={MOST_LABELS}
      disabled={accountId === null}
      reason={accountId === null ? 'Choose the account first' : ''}
    />
  );
}
