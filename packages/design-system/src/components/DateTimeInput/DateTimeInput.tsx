'use client';
import { now, parseAbsolute, toCalendarDateTime, toZoned } from '@internationalized/date';
import { useDesign } from '../../provider/DesignContext.ts';
import type { Disableable } from '../../theme/disableable.ts';
import { DateFieldBase, type DateFieldProps } from '../DatePicker/DateFieldBase.tsx';

interface DateTimeInputOwnProps extends DateFieldProps {
  /** An instant, ISO 8601 with its offset or Z. */
  value: string | null;
  onChange: (value: string | null) => void;
  /** The zone it is typed in, and named by. Default the provider's. */
  timeZone?: string | undefined;
  min?: string | undefined;
  max?: string | undefined;
}
export type DateTimeInputProps = DateTimeInputOwnProps & Disableable;

/** A moment in a named time zone. */
export function DateTimeInput({ value, onChange, timeZone, min, max, ...field }: DateTimeInputProps) {
  const design = useDesign();
  const zone = timeZone ?? design.timeZone;
  const at = (instant: string | undefined) => (instant === undefined ? undefined : parseAbsolute(instant, zone));
  return (
    <DateFieldBase
      {...field}
      control={{
        value: at(value ?? undefined) ?? null,
        placeholder: now(zone).set({ minute: 0, second: 0, millisecond: 0 }),
        onChange: (next) => onChange(next === null ? null : toZoned(toCalendarDateTime(next), zone).toAbsoluteString()),
        min: at(min),
        max: at(max),
        granularity: 'minute',
      }}
    />
  );
}
