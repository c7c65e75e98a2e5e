'use client';
import { knownZone } from '../../provider/known.ts';
import { lazy } from 'react';
import { useDesign } from '../../provider/DesignContext.ts';
import { useTexts } from '../../provider/useTexts.ts';
import type { Disableable } from '../../theme/disableable.ts';
import { useKeptValue } from '../Field/useKeptValue.ts';
import { DateFrame, type DateFieldProps } from '../DatePicker/DateFrame.tsx';
import { useLimitMessage } from '../DatePicker/useLimitMessage.ts';
import type { DateRange, DateRangePreset } from './rangePresets.ts';
import { isEnd, toEnd, toEnds, type End } from './rangeValues.ts';

const DateRangeControl = lazy(() => import('./DateRangeControl.tsx'));

interface DateRangePickerOwnProps extends DateFieldProps {
  /**
   * Two days as 'YYYY-MM-DD', or with `hasTime` two instants (ISO 8601), both inclusive; null while the field is empty.
   * Default: the field keeps its own, starting with `defaultValue`.
   */
  value?: DateRange | null | undefined;
  /** The initial range when the field keeps its own value. */
  defaultValue?: DateRange | null | undefined;
  /** Called with each complete range, and with null when the field is cleared. `onUnreadable` reports a half-typed one. */
  onValueChange?: ((value: DateRange | null) => void) | undefined;
  /** Whether the field also asks for hours and minutes. Default false. */
  hasTime?: boolean | undefined;
  /** The zone that times are typed in and that decides which day it is. Default: the provider's. */
  timeZone?: string | undefined;
  /** The first day, or with `hasTime` the earliest instant, that can be chosen. */
  min?: string | undefined;
  /** The last day, or with `hasTime` the latest instant, that can be chosen. */
  max?: string | undefined;
  /** Ready-made ranges that take one press, such as `lastDays(7)`. Default none. */
  presets?: readonly DateRangePreset[] | undefined;
  /** Why a day ('YYYY-MM-DD') can't be part of the range, as a sentence; undefined for a day that can. */
  unavailable?: ((day: string) => string | undefined) | undefined;
  /** Whether the field has a button that clears it. Default true; a required field never has one. */
  isClearable?: boolean | undefined;
}
/** `name` is submitted as two values: `name.start` and `name.end`. */
export type DateRangePickerProps = DateRangePickerOwnProps & Disableable;

/** A range of days: typed segment by segment, chosen from a calendar, or ready-made. */
export function DateRangePicker(props: DateRangePickerProps) {
  const {
    value: given,
    defaultValue = null,
    onValueChange,
    hasTime = false,
    timeZone,
    min,
    max,
    presets = [],
    unavailable,
    ...rest
  } = props;
  const { isClearable = true, error, ...field } = rest;
  const [value, change] = useKeptValue(given, defaultValue, onValueChange);
  const design = useDesign();
  const texts = useTexts();
  const limitMessage = useLimitMessage();
  const zone = knownZone(timeZone ?? design.timeZone);
  const known = value != null && isEnd(value.start, hasTime) && isEnd(value.end, hasTime) ? value : null;
  const ends = known && toEnds(known, hasTime, zone);
  const limit = (text: string | undefined) => (isEnd(text, hasTime) ? toEnd(text, hasTime, zone) : undefined);
  const problemWith = (end: End) =>
    limitMessage(end, limit(min), limit(max)) ?? unavailable?.(end.toString().slice(0, 10));
  // The calendar offers neither an unavailable day nor a reversed range, but both can be typed.
  const wrong =
    ends &&
    (ends.end.compare(ends.start) < 0 ? texts.endBeforeStart : (problemWith(ends.start) ?? problemWith(ends.end)));
  return (
    <DateFrame
      {...field}
      kind={hasTime ? 'rangeTime' : 'range'}
      timeZone={zone}
      error={error ?? wrong ?? undefined}
      control={(frame) => (
        <DateRangeControl
          {...frame}
          value={known}
          onChange={change}
          hasTime={hasTime}
          timeZone={zone}
          min={isEnd(min, hasTime) ? min : undefined}
          max={isEnd(max, hasTime) ? max : undefined}
          presets={presets}
          unavailable={unavailable}
          isClearable={isClearable && !frame.isRequired}
        />
      )}
    />
  );
}
