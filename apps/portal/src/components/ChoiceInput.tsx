import { Select, type SelectOption } from '@mailroom/design-system';
import type { FieldPathByValue, FieldValues } from 'react-hook-form';
import type { ChoiceRequest } from '../resources/choices/choices.queries.ts';
import { useChoiceNames } from '../shared/forms/choiceNames.ts';
import type { RecordForm } from '../shared/forms/recordForm.ts';

interface ChoiceInputProps<Values extends FieldValues> {
  form: Pick<RecordForm<Values>, 'control'>;
  /** A field that holds an id, or null. */
  name: FieldPathByValue<Values, number | null>;
  label: string;
  hint?: string | undefined;
  isClearable?: boolean;
  load: (request: ChoiceRequest) => Promise<{ options: SelectOption<number>[]; hasMore: boolean }>;
  /** The name of the record that is already chosen. */
  chosen?: { readonly id: number; readonly name: string } | null | undefined;
  disabledReason?: string | undefined;
  onChosen?: () => void;
}

/** Chooses a record by its name; the form keeps its id. */
export function ChoiceInput<Values extends FieldValues>(props: ChoiceInputProps<Values>) {
  const { form, name, load, chosen, disabledReason, onChosen, ...others } = props;
  const names = useChoiceNames(name);
  const { onValueChange, value, ...control } = form.control(name);
  return (
    <Select<number>
      {...others}
      {...control}
      value={value as number | null}
      load={async (request) => names.meet(await load(request))}
      onValueChange={(id) => {
        names.keep(id === null ? [] : [id]);
        onValueChange(id as typeof value);
        onChosen?.();
      }}
      disabled={disabledReason !== undefined}
      reason={disabledReason ?? ''}
      selectedOptions={[
        ...names.of(value === null ? [] : [value as number]),
        ...(chosen ? [{ value: chosen.id, label: chosen.name }] : []),
      ]}
    />
  );
}
