import type { CalendarDate, ZonedDateTime } from '@internationalized/date';
import { useDesign } from '../../provider/DesignContext.ts';
import { useTexts } from '../../provider/useTexts.ts';

type Limit = CalendarDate | ZonedDateTime;

/** Formats a date as the application does. */
export function useFormatDay() {
  const { formatDate } = useDesign();
  return (date: Date, timeZone: string, form: 'date' | 'datetime') => formatDate(date, form, timeZone);
}

/** Returns the message for a date outside the limits. No calendar offers it, but it can be typed. */
export function useLimitMessage(): (
  value: Limit,
  min: Limit | undefined,
  max: Limit | undefined,
) => string | undefined {
  const { formatDate } = useDesign();
  const texts = useTexts();
  const format = (limit: Limit) =>
    'timeZone' in limit
      ? formatDate(limit.toDate(), 'datetime', limit.timeZone)
      : formatDate(`${limit.toString()}T00:00:00Z`, 'date', 'UTC');
  return (value, min, max) => {
    if (min && value.compare(min) < 0) return texts.earliest(format(min));
    return max && value.compare(max) > 0 ? texts.latest(format(max)) : undefined;
  };
}
