import { TextInput } from '@mailroom/design-system';
import { useWatch, type Control, type FieldPathByValue, type FieldValues } from 'react-hook-form';
import type { RecordForm } from '../shared/forms/useRecordForm.tsx';

interface CountedInputProps<Values extends FieldValues, Name extends FieldPathByValue<Values, string>> {
  form: Pick<RecordForm<Values>, 'field'>;
  control: Control<Values>;
  name: Name;
  label: string;
  hint?: string;
  max: number;
}

/** A text of a form with its length; it listens to itself, so that a key renders this field and not the form around it. */
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
