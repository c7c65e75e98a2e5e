import { useCallback, useState } from 'react';
import { DEFAULT_TABLE_STATE, type TableState } from './tableState.ts';

/** Controlled when `state` is given. Otherwise the table keeps the state itself, starting from `initial`. */
export function useTableState(
  state: TableState | undefined,
  onChange: ((state: TableState) => void) | undefined,
  initial: Partial<TableState> | undefined,
): [TableState, (next: TableState) => void] {
  const [own, setOwn] = useState<TableState>(() => ({ ...DEFAULT_TABLE_STATE, ...initial }));
  const set = useCallback(
    (next: TableState) => {
      setOwn(next);
      onChange?.(next);
    },
    [onChange],
  );
  return [state ?? own, set];
}
