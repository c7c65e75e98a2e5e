import { TextInput } from '@mailroom/design-system';
import { useWatch, type Control, type FieldPathByValue, type FieldValues } from 'react-hook-form';
import type { RecordForm } from '../shared/forms/recordForm.ts';

interface CountedInputProps<Values extends FieldValues, Name extends FieldPathByValue<Values, string>> {
  form: Pick<RecordForm<Values>, 'field'>;
  control: Control<Values>;
  name: Name;
  label: string;
  hint?: string | undefined;
  max: number;
}

/**
 * A text input that counts its characters. It watches only its own value, so that a key press renders this field and
 * not the whole form.
 */
export function CountedInput<Values extends FieldValues, Name extends FieldPathByValue<Values, string>>({
  form,
  control,
  name,
  max,
  ...texts
}: CountedInputProps<Values, Name>) {
  const { length } = useWatch({ control, name });
  return <TextInput {...texts} counter={{ value: length, max }} {...form.field(name)} />;
}
