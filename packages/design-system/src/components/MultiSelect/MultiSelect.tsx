'use client';
import { useChoiceTexts } from '../../provider/useChoiceTexts.ts';
import type { Disableable } from '../../theme/disableable.ts';
import { ChoiceField, type ChoiceFieldProps } from '../Select/ChoiceField.tsx';
import type { OptionValue } from '../Select/options.ts';

interface MultiSelectOwnProps<Value extends OptionValue> extends ChoiceFieldProps<Value> {
  /** The chosen values, in the order of choosing. Without it the field keeps them itself, from `defaultValue` on. */
  value?: readonly Value[] | undefined;
  /** What it begins with when it keeps them itself, and what a reset of the form brings back. */
  defaultValue?: readonly Value[] | undefined;
  /** Called with all chosen values, whenever one is added or removed. */
  onValueChange?: ((value: Value[]) => void) | undefined;
  /** How many may be chosen; then the others are disabled and say so. Default -1: no limit. */
  limit?: number | undefined;
  /** One choice replaces the other. Default false. */
  isSingle?: boolean | undefined;
  /** Default 'Select All'. Not shown with a limit, in single mode, or while options are fetched. */
  selectAllText?: string | undefined;
  /** Default 'UnSelect All'. */
  unselectAllText?: string | undefined;
  /** Default 'Search'. */
  searchText?: string | undefined;
  /** Default 'No data available'. */
  noDataText?: string | undefined;
  /** Chips before '+12'. Default 3. */
  maxChips?: number | undefined;
}
export type MultiSelectProps<Value extends OptionValue = string> = MultiSelectOwnProps<Value> & Disableable;

/** Chooses several of many, with search; what is chosen stands as chips. */
export function MultiSelect<Value extends OptionValue = string>(props: MultiSelectProps<Value>) {
  const {
    value,
    defaultValue,
    onValueChange,
    limit = -1,
    isSingle = false,
    maxChips = 3,
    placeholder,
    ...others
  } = props;
  const { selectAllText, unselectAllText, searchText, noDataText, ...field } = others;
  const texts = useChoiceTexts();
  return (
    <ChoiceField
      {...field}
      placeholder={placeholder ?? texts.choose}
      control={{
        values: value,
        defaultValues: defaultValue,
        onValues: (next) => onValueChange?.(next as Value[]),
        isMulti: !isSingle,
        limit,
        isClearable: true,
        maxChips,
        hasSelectAll: !isSingle && limit < 0 && field.load === undefined,
        words: {
          selectAll: selectAllText ?? texts.selectAll,
          unselectAll: unselectAllText ?? texts.unselectAll,
          search: searchText ?? texts.search,
          noData: noDataText ?? texts.noData,
        },
      }}
    />
  );
}
