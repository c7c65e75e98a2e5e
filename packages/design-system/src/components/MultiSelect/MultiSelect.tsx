'use client';
import { useChoiceTexts } from '../../provider/useChoiceTexts.ts';
import type { Disableable } from '../../theme/disableable.ts';
import { ChoiceField, type ChoiceFieldProps } from '../Select/ChoiceField.tsx';
import type { OptionValue } from '../Select/options.ts';

interface MultiSelectOwnProps<Value extends OptionValue> extends ChoiceFieldProps<Value> {
  /** The chosen values, in the order of choosing. Default: the field keeps its own, starting with `defaultValue`. */
  value?: readonly Value[] | undefined;
  /** The initial values when the field keeps its own; resetting the form restores them. */
  defaultValue?: readonly Value[] | undefined;
  /** Called with all chosen values after one is added or removed. */
  onValueChange?: ((value: Value[]) => void) | undefined;
  /** How many values may be chosen; then the other options are disabled and say so. Default -1: no limit. */
  limit?: number | undefined;
  /** Whether a choice replaces the previous one. Default false. */
  isSingle?: boolean | undefined;
  /**
   * The text of the button that selects all; with `load` it first fetches the pages that are missing. Not shown with a
   * limit, in single mode, or during a search. Default 'Select All'.
   */
  selectAllText?: string | undefined;
  /** The text of the button that clears all. Default 'UnSelect All'. */
  unselectAllText?: string | undefined;
  /** The text of the search box. Default 'Search'. */
  searchText?: string | undefined;
  /** Shown when no option matches. Default 'No data available'. */
  noDataText?: string | undefined;
  /** How many chips are shown before '+12'. Default 3. */
  maxChips?: number | undefined;
}
export type MultiSelectProps<Value extends OptionValue = string> = MultiSelectOwnProps<Value> & Disableable;

/** Chooses several of many options, with a search; the chosen ones are shown as chips. */
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
        hasSelectAll: !isSingle && limit < 0,
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
