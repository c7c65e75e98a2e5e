import { fromDate, toCalendarDate, type CalendarDate } from '@internationalized/date';
import { useEffect, useMemo, useState } from 'react';

const MINUTE = 60_000;

/** The current day in a zone, updated at midnight; `now` replaces the clock. */
export function useToday(timeZone: string, now: Date | undefined): CalendarDate {
  const [clock, setClock] = useState(() => new Date());
  const isFixed = now !== undefined;
  useEffect(() => {
    if (isFixed) return;
    const timer = setInterval(() => setClock(new Date()), MINUTE);
    return () => clearInterval(timer);
  }, [isFixed]);
  const moment = (now ?? clock).getTime();
  return useMemo(() => toCalendarDate(fromDate(new Date(moment), timeZone)), [moment, timeZone]);
}
