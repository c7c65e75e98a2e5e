'use client';
import { readOr } from '../../provider/known.ts';
import { parseDate, today } from '@internationalized/date';
import { lazy } from 'react';
import { useDesign } from '../../provider/DesignContext.ts';
import type { Disableable } from '../../theme/disableable.ts';
import { useKeptValue } from '../Field/useKeptValue.ts';
import { DateFrame, type DateFieldProps } from './DateFrame.tsx';
import { useLimitMessage } from './useLimitMessage.ts';

const DateControl = lazy(() => import('./DateControl.tsx'));

interface DatePickerOwnProps extends DateFieldProps {
  /**
   * The day as 'YYYY-MM-DD', however the locale writes it; null while the field is empty. Default: the field keeps its
   * own, starting with `defaultValue`.
   */
  value?: string | null | undefined;
  /** The initial day when the field keeps its own value. */
  defaultValue?: string | null | undefined;
  /** Called with each complete day, and with null when the field is emptied. `onUnreadable` reports a half-typed one. */
  onValueChange?: ((value: string | null) => void) | undefined;
  /** The first day that can be chosen. */
  min?: string | undefined;
  /** The last day that can be chosen. */
  max?: string | undefined;
  /** Why a day can't be chosen, as a sentence; undefined for a day that can. */
  unavailable?: ((day: string) => string | undefined) | undefined;
}
export type DatePickerProps = DatePickerOwnProps & Disableable;

/** A day, typed segment by segment or chosen from a calendar. */
export function DatePicker(props: DatePickerProps) {
  const { value: given, defaultValue = null, onValueChange, min, max, unavailable, error, ...field } = props;
  const [value, change] = useKeptValue(given, defaultValue, onValueChange);
  const { timeZone } = useDesign();
  const limitMessage = useLimitMessage();
  const day = readOr(parseDate, value);
  const first = readOr(parseDate, min);
  const last = readOr(parseDate, max);
  return (
    <DateFrame
      {...field}
      kind="date"
      timeZone={timeZone}
      // The calendar doesn't offer the day, but it can be typed.
      error={error ?? (day && (limitMessage(day, first, last) ?? unavailable?.(day.toString())))}
      control={(frame) => (
        <DateControl
          {...frame}
          value={day ?? null}
          placeholder={today(timeZone)}
          onChange={(next) => change(next === null ? null : next.toString())}
          min={first}
          max={last}
          unavailable={unavailable}
          granularity="day"
        />
      )}
    />
  );
}
