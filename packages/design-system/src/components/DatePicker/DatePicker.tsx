'use client';
import { readOr } from '../../provider/known.ts';
import { parseDate, today } from '@internationalized/date';
import { lazy } from 'react';
import { useDesign } from '../../provider/DesignContext.ts';
import type { Disableable } from '../../theme/disableable.ts';
import { DateFrame, type DateFieldProps } from './DateFrame.tsx';
import { useOutside } from './useOutside.ts';

const DateControl = lazy(() => import('./DateControl.tsx'));

interface DatePickerOwnProps extends DateFieldProps {
  /** The day as 'YYYY-MM-DD', in whatever order the locale writes it; null while the field is empty. */
  value: string | null;
  /** Called with each whole day, and with null when the field is emptied. `onUnreadable` says when it is half typed. */
  onChange: (value: string | null) => void;
  /** The first day that can be chosen. */
  min?: string | undefined;
  /** The last day that can be chosen. */
  max?: string | undefined;
  /** Why a day can't be chosen, as a sentence; undefined for a day that can. */
  unavailable?: ((day: string) => string | undefined) | undefined;
}
export type DatePickerProps = DatePickerOwnProps & Disableable;

/** A day, typed part by part or chosen from a calendar. */
export function DatePicker({ value, onChange, min, max, unavailable, error, ...field }: DatePickerProps) {
  const { timeZone } = useDesign();
  const outside = useOutside();
  const day = readOr(parseDate, value);
  const first = readOr(parseDate, min);
  const last = readOr(parseDate, max);
  return (
    <DateFrame
      {...field}
      kind="date"
      timeZone={timeZone}
      // The calendar doesn't take such a day, but it can be typed.
      error={error ?? (day && (outside(day, first, last) ?? unavailable?.(day.toString())))}
      control={(frame) => (
        <DateControl
          {...frame}
          value={day ?? null}
          placeholder={today(timeZone)}
          onChange={(next) => onChange(next === null ? null : next.toString())}
          min={first}
          max={last}
          unavailable={unavailable}
          granularity="day"
        />
      )}
    />
  );
}
