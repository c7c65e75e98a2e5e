import { Grid } from '@mailroom/design-system';
import type { FieldPathByValue, FieldValues } from 'react-hook-form';
import { useCan } from '../../session/usePermissions.ts';
import type { RecordForm } from '../../shared/forms/useRecordForm.tsx';
import { FileInput } from './FileInput.tsx';
import type { CreativeFileValues } from './creativeFields.ts';

type FileName<Values extends FieldValues> = FieldPathByValue<Values, File | null> & keyof CreativeFileValues;

const HINTS = {
  creative_html: 'One HTML file, or a ZIP of it with its images',
  creative_banner: 'Stands for the creative where there is no room for all of it',
  creative_test_seed_list_csv: 'Who gets test sends; without one the advertiser’s are taken',
  creative_live_seed_list_csv: 'Who gets a copy of what goes out; without one the advertiser’s are taken',
} as const;

/** The files of a creative; they ask for a permission of their own. */
export function CreativeFiles<Values extends FieldValues & CreativeFileValues>({
  form,
}: {
  form: Pick<RecordForm<Values>, 'control'>;
}) {
  const may = useCan('can_upload_file');
  return (
    <Grid columns={2}>
      {Object.entries(HINTS).map(([name, hint]) => (
        <FileInput
          key={name}
          form={form}
          name={name as FileName<Values>}
          hint={hint}
          disabledReason={may.can ? undefined : may.reason}
        />
      ))}
    </Grid>
  );
}
