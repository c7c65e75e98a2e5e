import { fromDate, toCalendarDate, type CalendarDate } from '@internationalized/date';
import { useEffect, useMemo, useState } from 'react';

const MINUTE = 60_000;

interface Clock {
  today: CalendarDate;
  /** The minute of the day; undefined until the page runs, because a server's minute would differ from the browser's. */
  minute: number | undefined;
}

/** The current day and minute in a zone; `now` replaces the clock. */
export function useClock(timeZone: string, now: Date | undefined): Clock {
  const [clock, setClock] = useState(() => ({ at: new Date(), isRunning: false }));
  const isFixed = now !== undefined;
  useEffect(() => {
    if (isFixed) return;
    const tick = () => setClock({ at: new Date(), isRunning: true });
    tick();
    const timer = setInterval(tick, MINUTE);
    return () => clearInterval(timer);
  }, [isFixed]);
  const moment = (now ?? clock.at).getTime();
  const hasMinute = isFixed || clock.isRunning;
  return useMemo(() => {
    const time = fromDate(new Date(moment), timeZone);
    return { today: toCalendarDate(time), minute: hasMinute ? time.hour * 60 + time.minute : undefined };
  }, [moment, timeZone, hasMinute]);
}
