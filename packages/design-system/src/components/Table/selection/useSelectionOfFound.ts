import { useLayoutEffect, useRef } from 'react';
import { NOTHING_SELECTED, type TableSelection } from './tableSelection.ts';
import type { TableState } from '../state/tableState.ts';

/**
 * Ends the selection of all rows that match when the search or the filters change. Otherwise it would include rows that
 * nobody has seen, and an action meant for 121 rows would reach 1,204. Rows that were ticked one by one stay selected.
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
