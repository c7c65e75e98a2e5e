'use client';
import { lazy } from 'react';
import { useDesign } from '../../provider/DesignContext.ts';
import { useTexts } from '../../provider/useTexts.ts';
import type { Disableable } from '../../theme/disableable.ts';
import { DateFrame, type DateFieldProps } from '../DatePicker/DateFrame.tsx';
import { useKeptValue } from '../Field/useKeptValue.ts';
import { formatTime, fromTime, toTime } from '../DatePicker/clockTime.ts';

const TimeControl = lazy(() => import('./TimeControl.tsx'));

interface TimeInputOwnProps extends DateFieldProps {
  /** 'HH:MM' on 24 hours: '08:30', '20:05'; null while the field is empty. Default: the field keeps its own, starting with `defaultValue`. */
  value?: string | null | undefined;
  /** The initial time when the field keeps its own. */
  defaultValue?: string | null | undefined;
  /** Called with each complete time, as 'HH:MM', and with null when the field is emptied. `onUnreadable` reports a half-typed one. */
  onValueChange?: ((value: string | null) => void) | undefined;
  /** The earliest time, 'HH:MM'. An earlier one can be typed: it is accepted, with an error. */
  min?: string | undefined;
  /** The latest time, 'HH:MM'. */
  max?: string | undefined;
}
export type TimeInputProps = TimeInputOwnProps & Disableable;

/** A time of the day without its day or zone, typed as the locale writes it. */
export function TimeInput(props: TimeInputProps) {
  const { value: given, defaultValue = null, onValueChange, min, max, error, ...field } = props;
  const [value, change] = useKeptValue(given, defaultValue, onValueChange);
  const { locale, timeZone } = useDesign();
  const texts = useTexts();
  const [time, first, last] = [toTime(value), toTime(min), toTime(max)];
  function limitMessage() {
    if (!time) return undefined;
    if (first && time.compare(first) < 0) return texts.earliest(formatTime(first, locale));
    return last && time.compare(last) > 0 ? texts.latest(formatTime(last, locale)) : undefined;
  }
  return (
    <DateFrame
      {...field}
      kind="time"
      timeZone={timeZone}
      error={error ?? limitMessage()}
      control={(frame) => (
        <TimeControl
          {...frame}
          value={time ?? null}
          onChange={(next) => change(next === null ? null : fromTime(next))}
        />
      )}
    />
  );
}
