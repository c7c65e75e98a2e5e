'use client';
import { useChoiceTexts } from '../../provider/useChoiceTexts.ts';
import type { Disableable } from '../../theme/disableable.ts';
import { ChoiceField, type ChoiceFieldProps } from '../Select/ChoiceField.tsx';

interface MultiSelectOwnProps extends ChoiceFieldProps {
  /** The chosen values, in the order of choosing. Without it the field keeps them itself, from `defaultValue` on. */
  value?: readonly string[] | undefined;
  /** What it begins with when it keeps them itself, and what a reset of the form brings back. */
  defaultValue?: readonly string[] | undefined;
  onChange?: ((value: string[]) => void) | undefined;
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
export type MultiSelectProps = MultiSelectOwnProps & Disableable;

/** Chooses several of many, with search; what is chosen stands as chips. */
export function MultiSelect(props: MultiSelectProps) {
  const { value, defaultValue, onChange, limit = -1, isSingle = false, maxChips = 3, placeholder, ...others } = props;
  const { selectAllText, unselectAllText, searchText, noDataText, ...field } = others;
  const texts = useChoiceTexts();
  return (
    <ChoiceField
      {...field}
      placeholder={placeholder ?? texts.choose}
      control={{
        values: value,
        defaultValues: defaultValue,
        onValues: (next) => onChange?.(next),
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
