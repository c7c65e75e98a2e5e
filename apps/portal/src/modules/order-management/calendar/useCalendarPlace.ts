import type { CalendarView } from '@mailroom/design-system';
import { useUrlText } from '../../../shared/listState/useUrlText.ts';
import { readDay } from './calendarPlace.ts';
import { SHOWN, type Shown } from './deploymentEntries.ts';

/** The view, the day and the filter of the calendar, in the address. Today is left out of it. */
export function useCalendarPlace(today: string) {
  const [view, setView] = useUrlText('view', 'week');
  const [date, setDate] = useUrlText('date', today);
  const [show, setShow] = useUrlText('show', 'all');
  return {
    view: view === 'month' ? ('month' satisfies CalendarView) : 'week',
    setView,
    date: readDay(date) ?? today,
    setDate,
    show: SHOWN.find((one) => one === show) ?? ('all' satisfies Shown),
    setShow,
  } as const;
}
