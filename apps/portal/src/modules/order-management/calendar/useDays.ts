import { calendarRange, useDesign, type CalendarView } from '@mailroom/design-system';
import { useMemo } from 'react';

interface ShownDays {
  readonly date: string;
  readonly view: CalendarView;
  readonly zone: string;
  readonly accountId: number | undefined;
}

/** The days of a page of the calendar, as the server is asked for them: those of an account are in its own zone. */
export function useDays({ date, view, zone, accountId }: ShownDays) {
  const { locale } = useDesign();
  return useMemo(
    () => ({
      ...calendarRange(date, view, locale),
      ...(accountId === undefined ? { time_zone: zone } : { 'account_id:eq': accountId }),
    }),
    [date, view, locale, zone, accountId],
  );
}
