import { parseDate } from '@internationalized/date';
import { useMemo } from 'react';
import { useDesign } from '../../../provider/DesignContext.ts';
import { isWholeDay } from '../calendarEntries.ts';

/** Returns how a start is written: 'Thu, Nov 26, 2026, 10:30 AM EST'. */
export function usePlaceName(timeZone: string): (start: string) => string {
  const { locale } = useDesign();
  return useMemo(() => {
    const day = { weekday: 'short', month: 'short', day: 'numeric', year: 'numeric' } as const;
    const time = { hour: 'numeric', minute: '2-digit', timeZoneName: 'short' } as const;
    const days = new Intl.DateTimeFormat(locale, { ...day, timeZone: 'UTC' });
    const moments = new Intl.DateTimeFormat(locale, { ...day, ...time, timeZone });
    return (start) =>
      isWholeDay(start)
        ? days.format(parseDate(start).toDate('UTC'))
        : moments.format(new Date(start)).replaceAll('\u202f', ' ');
  }, [locale, timeZone]);
}
