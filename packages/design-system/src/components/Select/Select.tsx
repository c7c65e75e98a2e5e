'use client';
import { useChoiceTexts } from '../../provider/useChoiceTexts.ts';
import type { Disableable } from '../../theme/disableable.ts';
import { ChoiceField, type ChoiceFieldProps } from './ChoiceField.tsx';
import type { OptionValue } from './options.ts';

interface SelectOwnProps<Value extends OptionValue> extends ChoiceFieldProps<Value> {
  /** The chosen option's value, or null. Default: the select keeps its own, starting with `defaultValue`. */
  value?: Value | null | undefined;
  /** The value that the select starts with when it keeps its own, and that a reset of the form restores. */
  defaultValue?: Value | null | undefined;
  /** Called with the chosen option's value, and with null when the choice is cleared. */
  onValueChange?: ((value: Value | null) => void) | undefined;
  /** Whether the choice can be cleared. Default false. */
  isClearable?: boolean | undefined;
}
export type SelectProps<Value extends OptionValue = string> = SelectOwnProps<Value> & Disableable;

function asList(value: OptionValue | null | undefined) {
  return value === undefined ? undefined : value === null ? [] : [value];
}

/** Chooses one of many, with search. */
export function Select<Value extends OptionValue = string>(props: SelectProps<Value>) {
  const { value, defaultValue, onValueChange, isClearable = false, placeholder, ...field } = props;
  const texts = useChoiceTexts();
  return (
    <ChoiceField
      {...field}
      placeholder={placeholder ?? texts.choose}
      control={{
        values: asList(value),
        defaultValues: asList(defaultValue),
        onValues: (values) => onValueChange?.((values.at(-1) as Value | undefined) ?? null),
        isMulti: false,
        limit: -1,
        isClearable,
        maxChips: 1,
        hasSelectAll: false,
        words: {
          selectAll: texts.selectAll,
          unselectAll: texts.unselectAll,
          search: texts.search,
          noData: texts.noData,
        },
      }}
    />
  );
}
