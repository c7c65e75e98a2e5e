import { createContext } from 'react';

/** How much of a date's or a time's parts is typed. */
export type PartsState = 'empty' | 'partial' | 'complete';

/** Takes the state of one row of parts, such as a range's 'start'; undefined once the row goes. */
export type NoteParts = (key: string, state: PartsState | undefined) => void;

export const DatePartsContext = createContext<NoteParts>(() => undefined);

interface Part {
  isEditable: boolean;
  isPlaceholder: boolean;
}

export function partsState(parts: readonly Part[]): PartsState {
  const editable = parts.filter((part) => part.isEditable);
  const typed = editable.filter((part) => !part.isPlaceholder).length;
  if (typed === 0) return 'empty';
  return typed === editable.length ? 'complete' : 'partial';
}

/** Whether something is typed that isn't a value yet: part of a date, or only one end of a range. */
export function isUnfinished(rows: ReadonlyMap<string, PartsState>): boolean {
  const states = [...rows.values()];
  return states.includes('partial') || (states.includes('empty') && states.includes('complete'));
}
