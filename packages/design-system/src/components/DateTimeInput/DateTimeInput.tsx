'use client';
import { knownZone, readOr } from '../../provider/known.ts';
import { now, parseAbsolute } from '@internationalized/date';
import { lazy, Suspense } from 'react';
import { useDesign } from '../../provider/DesignContext.ts';
import type { Disableable } from '../../theme/disableable.ts';
import { useKeptValue } from '../Field/useKeptValue.ts';
import { DateFrame, type DateFieldProps } from '../DatePicker/DateFrame.tsx';
import { useLimitMessage } from '../DatePicker/useLimitMessage.ts';
import { toInstant, twinInstants } from './instants.ts';

const DateControl = lazy(() => import('../DatePicker/DateControl.tsx'));
// Needed in one night of the year.
const HourTwice = lazy(() => import('./HourTwice.tsx'));

interface DateTimeInputOwnProps extends DateFieldProps {
  /**
   * An instant, ISO 8601 with an offset or Z; null while the field is empty. Default: the field keeps its own, starting
   * with `defaultValue`.
   */
  value?: string | null | undefined;
  /** The initial instant when the field keeps its own value. */
  defaultValue?: string | null | undefined;
  /**
   * Called with each complete instant in UTC, and with null when the field is emptied. `onUnreadable` reports a
   * half-typed one.
   */
  onValueChange?: ((value: string | null) => void) | undefined;
  /** The zone it is typed in, and named by. Default: the provider's. */
  timeZone?: string | undefined;
  /** The earliest instant that can be chosen. */
  min?: string | undefined;
  /** The latest instant that can be chosen. */
  max?: string | undefined;
  /** Why a day ('YYYY-MM-DD' in the zone) can't be chosen, as a sentence; undefined for a day that can. */
  unavailable?: ((day: string) => string | undefined) | undefined;
}
export type DateTimeInputProps = DateTimeInputOwnProps & Disableable;

/** A moment in a named time zone. */
export function DateTimeInput(props: DateTimeInputProps) {
  const { value: given, defaultValue = null, onValueChange, timeZone, min, max, unavailable, error, ...field } = props;
  const [value, change] = useKeptValue(given, defaultValue, onValueChange);
  const design = useDesign();
  const zone = knownZone(timeZone ?? design.timeZone);
  const at = (instant: string | null | undefined) => readOr((text) => parseAbsolute(text, zone), instant);
  const limitMessage = useLimitMessage();
  const moment = at(value);
  const first = at(min);
  const last = at(max);
  const twins = moment && twinInstants(moment);
  return (
    <DateFrame
      {...field}
      kind="dateTime"
      timeZone={zone}
      // The calendar doesn't offer the day, but it can be typed.
      error={error ?? (moment && (limitMessage(moment, first, last) ?? unavailable?.(moment.toString().slice(0, 10))))}
      control={(frame) => (
        <>
          <DateControl
            {...frame}
            value={moment ?? null}
            placeholder={now(zone).set({ minute: 0, second: 0, millisecond: 0 })}
            onChange={(next) =>
              change(next === null ? null : toInstant(next, zone, moment && value ? value : undefined))
            }
            min={first}
            max={last}
            unavailable={unavailable}
            granularity="minute"
          />
          {twins && moment && !frame.isDisabled && (
            <Suspense>
              <HourTwice instants={twins} value={moment.toAbsoluteString()} timeZone={zone} onChoose={change} />
            </Suspense>
          )}
        </>
      )}
    />
  );
}
