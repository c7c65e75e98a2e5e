import { Grid, type FileDropProps } from '@mailroom/design-system';
import type { FieldPathByValue, FieldValues } from 'react-hook-form';
import { useCan } from '../../../session/user/usePermissions.ts';
import type { RecordForm } from '../../../shared/forms/recordForm.ts';
import { FileInput } from './FileInput.tsx';
import type { CreativeFileValues } from './creativeFields.ts';

type FileName<Values extends FieldValues> = FieldPathByValue<Values, File | null> & keyof CreativeFileValues;

const HINTS = {
  creative_html: 'One HTML file, or a ZIP of it with its images',
  creative_banner: 'Represents the creative where space is limited',
  creative_test_seed_list_csv: 'People who get test messages. Without a list, the advertiser’s is used',
  creative_live_seed_list_csv: 'People who get a copy of each deployment. Without a list, the advertiser’s is used',
} as const;

const NAMES = Object.keys(HINTS) as (keyof typeof HINTS)[];

/** The files of a creative, which need their own permission. */
export function CreativeFiles<Values extends FieldValues & CreativeFileValues>({
  form,
  only = NAMES,
  size,
  columns = only.length === 1 ? 1 : 2,
}: {
  form: Pick<RecordForm<Values>, 'control'>;
  /** The files to ask for. Default: all. */
  only?: readonly (keyof CreativeFileValues)[];
  /** Height of the areas. */
  size?: FileDropProps['size'];
  /** Default: two, or one for a single file. */
  columns?: 1 | 2;
}) {
  const may = useCan('can_upload_file');
  return (
    <Grid columns={columns}>
      {only.map((name) => (
        <FileInput
          key={name}
          form={form}
          name={name as FileName<Values>}
          hint={HINTS[name]}
          size={size}
          disabledReason={may.can ? undefined : may.reason}
        />
      ))}
    </Grid>
  );
}
