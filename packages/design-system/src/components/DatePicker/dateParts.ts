import { createContext } from 'react';

/** How much of a date or time is typed. */
export type PartsState = 'empty' | 'partial' | 'complete';

/** Reports the state of a row of segments, such as 'start' of a range; undefined when the row is removed. */
type NoteParts = (key: string, state: PartsState | undefined) => void;

export const DatePartsContext = createContext<NoteParts>(() => undefined);

interface Part {
  type: string;
  value?: number | null;
  isEditable: boolean;
  isPlaceholder: boolean;
}

/** The first year of four digits. */
const FIRST_WHOLE_YEAR = 1000;

/** Whether a year still lacks digits. In calendars that show an era, years are short. */
function isHalfYear({ type, value }: Part, parts: readonly Part[]): boolean {
  return type === 'year' && (value ?? 0) < FIRST_WHOLE_YEAR && !parts.some((part) => part.type === 'era');
}

export function partsState(parts: readonly Part[]): PartsState {
  const editable = parts.filter((part) => part.isEditable);
  const typed = editable.filter((part) => !part.isPlaceholder).length;
  if (editable.some((part) => !part.isPlaceholder && isHalfYear(part, parts))) return 'partial';
  if (typed === 0) return 'empty';
  return typed === editable.length ? 'complete' : 'partial';
}

/** Whether a value is only partly typed: part of a date, or one end of a range. */
export function isUnfinished(rows: ReadonlyMap<string, PartsState>): boolean {
  const states = [...rows.values()];
  return states.includes('partial') || (states.includes('empty') && states.includes('complete'));
}
