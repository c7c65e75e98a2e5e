import { FileDrop } from '@mailroom/design-system';
import { fileTypes, maxBytesOf } from '@mailroom/domain/file-types';
import { Controller, type Control, type FieldPathByValue, type FieldValues } from 'react-hook-form';
import type { CreativeFileValues } from './creativeFields.ts';

interface FileInputProps<Values extends FieldValues> {
  control: Control<Values>;
  name: FieldPathByValue<Values, File | null> & keyof CreativeFileValues;
  hint: string;
  /** Why the input is disabled. */
  disabledReason?: string | undefined;
}

/** A file input of a form; the file is sent with the form. */
export function FileInput<Values extends FieldValues>(props: FileInputProps<Values>) {
  const { control, name, hint, disabledReason } = props;
  const { label, extensions, maxBytes } = fileTypes[name];
  return (
    <Controller
      control={control}
      name={name}
      render={({ field, fieldState }) => {
        const file = field.value as File | null;
        const isTooLarge = file !== null && file.size > maxBytesOf(name, file.name);
        const problem = isTooLarge ? 'HTML outside a ZIP may have 5 MB at most' : fieldState.error?.message;
        return (
          <FileDrop
            label={label}
            name={name}
            hint={hint}
            accept={extensions}
            maxBytes={maxBytes}
            items={
              file === null
                ? []
                : [{ id: name, name: file.name, size: file.size, state: { kind: 'done', note: 'chosen' } }]
            }
            onFiles={([chosen]) => field.onChange(chosen ?? null)}
            onRemove={() => field.onChange(null)}
            disabled={disabledReason !== undefined}
            reason={disabledReason ?? ''}
            {...(problem && { error: problem })}
          />
        );
      }}
    />
  );
}
