import { useCallback, useLayoutEffect, useRef } from 'react';
import {
  extension,
  isSelected,
  NOTHING_SELECTED,
  rangeOf,
  withSelected,
  type TableSelection,
} from './tableSelection.ts';

export interface SelectionActions {
  /** With `isRange`, all rows from the last one that was ticked up to this one. */
  onSelect: (id: string, isOn: boolean, isRange: boolean) => void;
  onSelectPage: (isOn: boolean) => void;
  /** For the keyboard, by place on the page. */
  onToggle: (row: number, isRange: boolean) => void;
  onExtend: (from: number, to: number) => void;
}

/** Returns the actions of checkboxes and keys on the selection. `all` are the ids of the page, collapsed ones too. */
export function useTableSelection(
  ids: readonly string[],
  all: readonly string[],
  selection: TableSelection | undefined,
  onChange: ((selection: TableSelection) => void) | undefined,
): SelectionActions {
  // `onSelect` stays the same, because rows are memoised and a tick must not render all of them.
  const latest = useRef({ ids, selection, onChange });
  useLayoutEffect(() => {
    latest.current = { ids, selection, onChange };
  });
  const anchor = useRef<string>(undefined);
  const change = useCallback((changed: readonly string[], isOn: boolean) => {
    const { selection: current = NOTHING_SELECTED, onChange: report } = latest.current;
    report?.(withSelected(current, changed, isOn));
  }, []);
  const onSelect = useCallback(
    (id: string, isOn: boolean, isRange: boolean) => {
      const changed = isRange ? rangeOf(latest.current.ids, anchor.current, id) : [id];
      anchor.current = id;
      change(changed, isOn);
    },
    [change],
  );
  return {
    onSelect,
    onSelectPage: (isOn) => change(all, isOn),
    onToggle(row, isRange) {
      const id = ids[row];
      if (id === undefined) return;
      onSelect(id, isRange || !isSelected(selection ?? NOTHING_SELECTED, id), isRange);
    },
    onExtend(from, to) {
      const began = anchor.current === undefined ? -1 : ids.indexOf(anchor.current);
      const isNewRange = began < 0 || !isSelected(selection ?? NOTHING_SELECTED, ids[from] ?? '');
      if (isNewRange) anchor.current = ids[from];
      const { first, last, isOn } = extension(isNewRange ? from : began, from, to);
      change(ids.slice(first, last + 1), isOn);
    },
  };
}
