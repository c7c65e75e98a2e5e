'use client';
import { parseDate, today } from '@internationalized/date';
import { useDesign } from '../../provider/DesignContext.ts';
import type { Disableable } from '../../theme/disableable.ts';
import { DateFieldBase, type DateFieldProps } from './DateFieldBase.tsx';

interface DatePickerOwnProps extends DateFieldProps {
  /** 'YYYY-MM-DD'. */
  value: string | null;
  onChange: (value: string | null) => void;
  min?: string | undefined;
  max?: string | undefined;
}
export type DatePickerProps = DatePickerOwnProps & Disableable;

/** A day, typed part by part or chosen from a calendar. */
export function DatePicker({ value, onChange, min, max, ...field }: DatePickerProps) {
  const { timeZone } = useDesign();
  return (
    <DateFieldBase
      {...field}
      control={{
        value: value === null ? null : parseDate(value),
        placeholder: today(timeZone),
        onChange: (next) => onChange(next === null ? null : next.toString()),
        min: min === undefined ? undefined : parseDate(min),
        max: max === undefined ? undefined : parseDate(max),
        granularity: 'day',
      }}
    />
  );
}
