import { useLayoutEffect, useRef } from 'react';
import { NOTHING_SELECTED, type TableSelection } from './tableSelection.ts';
import type { TableState } from '../state/tableState.ts';

/**
 * 'All that match' was said of what was found then: after another search or filter it would stand for rows that nobody
 * looked at, and what is done with 121 rows be done with 1,204. It ends; rows that were ticked one by one stay.
 */
export function useSelectionOfFound(
  { search, filters }: TableState,
  selection: TableSelection | undefined,
  onChange: ((selection: TableSelection) => void) | undefined,
): void {
  const found = JSON.stringify([search, filters]);
  const before = useRef(found);
  useLayoutEffect(() => {
    if (before.current === found) return;
    before.current = found;
    if (selection?.kind === 'all') onChange?.(NOTHING_SELECTED);
  });
}
