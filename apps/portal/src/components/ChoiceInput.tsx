import { Select, type SelectOption, type SelectProps } from '@mailroom/design-system';
import { Controller, type Control, type FieldValues, type Path } from 'react-hook-form';
import type { ChoiceRequest } from '../resources/choices.queries.ts';

interface ChoiceInputProps<Values extends FieldValues> {
  control: Control<Values>;
  /** A field that holds an id, or null. */
  name: Path<Values>;
  label: string;
  hint?: string;
  isRequired?: boolean;
  isClearable?: boolean;
  load: (request: ChoiceRequest) => Promise<{ options: SelectOption[]; hasMore: boolean }>;
  /** What is chosen already, by name. */
  chosen?: { readonly id: number; readonly name: string } | null | undefined;
  disabledReason?: string | undefined;
  onChosen?: () => void;
}

/** Chooses a record by its name; the form keeps its id. */
export function ChoiceInput<Values extends FieldValues>(props: ChoiceInputProps<Values>) {
  const { control, name, label, hint, isRequired, isClearable, load, chosen, disabledReason, onChosen } = props;
  return (
    <Controller
      control={control}
      name={name}
      render={({ field, fieldState }) => {
        const select: SelectProps = {
          label,
          name,
          options: [],
          load,
          value: field.value === null ? null : String(field.value),
          onValueChange: (value) => {
            field.onChange(value === null ? null : Number(value));
            onChosen?.();
          },
          onBlur: field.onBlur,
          disabled: disabledReason !== undefined,
          reason: disabledReason ?? '',
          ...(isClearable && { isClearable }),
          ...(isRequired && { isRequired }),
          ...(hint && { hint }),
          ...(chosen && { selectedOptions: [{ value: String(chosen.id), label: chosen.name }] }),
          ...(fieldState.error?.message && { error: fieldState.error.message }),
        };
        return <Select {...select} />;
      }}
    />
  );
}
