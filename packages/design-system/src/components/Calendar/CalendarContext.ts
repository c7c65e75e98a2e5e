import type { CalendarDate } from '@internationalized/date';
import { createContext, use, type ReactNode } from 'react';
import type { PlacedEntry } from './calendarEntries.ts';
import type { CalendarFormats } from './useCalendarFormats.ts';

interface CalendarParts {
  formats: CalendarFormats;
  /** All entries but the one that is being moved. */
  entries: readonly PlacedEntry[];
  /** The entry that is being moved, at its next place and where it stands. */
  moving: { at: PlacedEntry; from: PlacedEntry } | undefined;
  /** The day with the keyboard focus. */
  date: CalendarDate;
  today: CalendarDate;
  /** The current minute of today; undefined on a server. */
  minute: number | undefined;
  /** The id of the text that says how entries are moved; undefined where none can be. */
  hintId: string | undefined;
  dayNote: ((day: string) => ReactNode) | undefined;
  onDate: (date: CalendarDate) => void;
}

export const CalendarContext = createContext<CalendarParts | undefined>(undefined);

/** The settings that all parts of one calendar share. */
export function useCalendar(): CalendarParts {
  const parts = use(CalendarContext);
  if (parts === undefined) throw new Error('Parts of a calendar must be rendered inside Calendar.');
  return parts;
}
