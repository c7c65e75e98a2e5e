import { now } from '@internationalized/date';
import { use, useEffect } from 'react';
import { DateRangePickerStateContext } from 'react-aria-components/DateRangePicker';
import { TimeField } from 'react-aria-components/TimeField';
import { useTexts } from '../../provider/useTexts.ts';
import { DateRoot } from '../DatePicker/DatePicker.styles.ts';
import { Segments } from '../DatePicker/Segments.tsx';
import { LAST_MINUTE } from './rangeValues.ts';

/** The times of the first and the last day. Until one is changed, the range covers both days completely. */
export function RangeTimes({ timeZone }: { timeZone: string }) {
  const texts = useTexts();
  const picker = use(DateRangePickerStateContext);
  const isMissing = picker !== null && picker.timeRange === null;
  useEffect(() => {
    if (!isMissing) return;
    const midnight = now(timeZone).set({ hour: 0, minute: 0, second: 0, millisecond: 0 });
    picker.setTimeRange({ start: midnight, end: midnight.set(LAST_MINUTE) });
  }, [isMissing, picker, timeZone]);
  if (picker === null) return null;
  return (
    <div data-part="times">
      {(['start', 'end'] as const).map((end) => (
        <TimeField
          key={end}
          aria-label={end === 'start' ? texts.startTime : texts.endTime}
          value={picker.timeRange?.[end] ?? null}
          onChange={(time) => time && picker.setTime(end, time)}
          hideTimeZone
        >
          <span data-part="time-label">{end === 'start' ? texts.startTime : texts.endTime}</span>
          <DateRoot data-part="time-field">
            <Segments row={`${end}Time`} />
          </DateRoot>
        </TimeField>
      ))}
    </div>
  );
}
