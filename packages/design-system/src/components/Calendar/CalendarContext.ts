import type { CalendarDate } from '@internationalized/date';
import { createContext, use } from 'react';
import type { PlacedEntry } from './calendarEntries.ts';
import type { CalendarFormats } from './useCalendarFormats.ts';

interface CalendarParts {
  formats: CalendarFormats;
  entries: readonly PlacedEntry[];
  /** The day with the keyboard focus. */
  date: CalendarDate;
  today: CalendarDate;
  onDate: (date: CalendarDate) => void;
}

export const CalendarContext = createContext<CalendarParts | undefined>(undefined);

/** The settings that all parts of one calendar share. */
export function useCalendar(): CalendarParts {
  const parts = use(CalendarContext);
  if (parts === undefined) throw new Error('Parts of a calendar must be rendered inside Calendar.');
  return parts;
}
