import { FileDrop, type FileDropProps } from '@mailroom/design-system';
import { fileTypes, maxBytesOf } from '@mailroom/domain/forms/fileTypes';
import type { FieldPathByValue, FieldValues } from 'react-hook-form';
import type { RecordForm } from '../../../shared/forms/recordForm.ts';
import type { CreativeFileValues } from './creativeFields.ts';

interface FileInputProps<Values extends FieldValues> {
  form: Pick<RecordForm<Values>, 'control'>;
  name: FieldPathByValue<Values, File | null> & keyof CreativeFileValues;
  hint: string;
  /** Height of the area. Default 'medium'. */
  size?: FileDropProps['size'];
  /** Why the input is disabled. */
  disabledReason?: string | undefined;
}

/** A file input of a form; the file is sent with the form. */
export function FileInput<Values extends FieldValues>(props: FileInputProps<Values>) {
  const { form, name, hint, size, disabledReason } = props;
  const { label, extensions, maxBytes } = fileTypes[name];
  const { value, onValueChange, error } = form.control(name);
  const file = value as File | null;
  const isTooLarge = file !== null && file.size > maxBytesOf(name, file.name);
  const problem = isTooLarge
    ? 'HTML outside a ZIP can be at most 5 MiB: put it in a ZIP, or choose a smaller file'
    : error;
  return (
    <FileDrop
      label={label}
      name={name}
      hint={hint}
      accept={extensions}
      maxBytes={maxBytes}
      size={size}
      // The HTML is what a creative is made of; the others belong to their areas.
      isPageWide={name === 'creative_html'}
      items={
        file === null ? [] : [{ id: name, name: file.name, size: file.size, state: { kind: 'done', note: 'chosen' } }]
      }
      onFiles={([chosen]) => onValueChange((chosen ?? null) as typeof value)}
      onRemove={() => onValueChange(null as typeof value)}
      disabled={disabledReason !== undefined}
      reason={disabledReason ?? ''}
      {...(problem && { error: problem })}
    />
  );
}
