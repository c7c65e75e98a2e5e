import { isSameDay, type CalendarDate } from '@internationalized/date';
import type { KeyboardEvent, ReactNode } from 'react';
import { useDisplayTexts } from '../../provider/useDisplayTexts.ts';
import { entriesOn } from './calendarEntries.ts';
import { useCalendar } from './CalendarContext.ts';

interface DayCellProps {
  day: CalendarDate;
  isOutside?: boolean | undefined;
  children: ReactNode;
}

/**
 * A day of the grid, named by its date and entries. The grid handles arrow keys; Enter moves to the day's first entry,
 * Escape returns.
 */
export function DayCell({ day, isOutside = false, children }: DayCellProps) {
  const { formats, date, today, entries, onDate } = useCalendar();
  const texts = useDisplayTexts();
  const isToday = isSameDay(day, today);
  const isCurrent = isSameDay(day, date);
  const count = entriesOn(entries, day).length;

  function keys(event: KeyboardEvent<HTMLDivElement>) {
    const cell = event.currentTarget;
    // React bubbles keys from popovers through here although they are rendered elsewhere.
    if (!(event.target instanceof Node) || !cell.contains(event.target)) return;
    if (event.key === 'Escape' && event.target !== cell) cell.focus();
    if ((event.key !== 'Enter' && event.key !== ' ') || event.target !== cell) return;
    const entry = cell.querySelector<HTMLElement>('a, button');
    if (entry === null) return;
    event.preventDefault();
    entry.focus();
  }
  return (
    <div
      role="gridcell"
      tabIndex={isCurrent ? 0 : -1}
      aria-current={isToday ? 'date' : undefined}
      data-date={String(day)}
      data-outside={isOutside ? '' : undefined}
      data-past={day.compare(today) < 0 ? '' : undefined}
      onKeyDown={keys}
      onClick={() => onDate(day)}
    >
      <span data-part="words">
        {[formats.day(day), isToday && texts.today, texts.entryCount(count)].filter(Boolean).join(', ')}
      </span>
      {children}
    </div>
  );
}
