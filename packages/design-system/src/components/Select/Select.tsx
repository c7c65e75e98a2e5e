'use client';
import { useTexts } from '../../provider/useTexts.ts';
import type { Disableable } from '../../theme/disableable.ts';
import { ChoiceField, type ChoiceFieldProps } from './ChoiceField.tsx';

interface SelectOwnProps extends ChoiceFieldProps {
  value: string | null;
  onChange: (value: string | null) => void;
  /** Whether the choice can be taken back. Default false. */
  isClearable?: boolean | undefined;
}
export type SelectProps = SelectOwnProps & Disableable;

/** Chooses one of many, with search. */
export function Select({ value, onChange, isClearable = false, placeholder, ...field }: SelectProps) {
  const texts = useTexts();
  return (
    <ChoiceField
      {...field}
      placeholder={placeholder ?? texts.choose}
      control={{
        values: value === null ? [] : [value],
        onValues: (values) => onChange(values.at(-1) ?? null),
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
