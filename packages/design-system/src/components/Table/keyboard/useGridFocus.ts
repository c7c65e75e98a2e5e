import { useEffect, useRef, type RefObject } from 'react';
import { cellAt, cellOf, placeOf, retab, untab } from './gridCells.ts';
import type { GridPlace } from './gridMove.ts';

export interface GridFocus {
  /** The cell that has the focus, or had it last. */
  place: () => GridPlace;
  /** Moves the focus and scrolls to it. A row that isn't in the document yet gets the focus as soon as it is. */
  moveTo: (place: GridPlace) => void;
}

/**
 * Keeps one tab stop for the whole grid, on the cell that had the focus last, while rows are added and removed.
 * `firstRow` is -1, or 0 for cards, whose header is hidden.
 */
export function useGridFocus(
  scroller: RefObject<HTMLElement | null>,
  isGrid: boolean,
  firstRow: -1 | 0,
  scrollToRow: RefObject<((row: number) => void) | undefined>,
): GridFocus {
  const place = useRef<GridPlace>({ row: -1, column: 0 });
  const awaited = useRef<GridPlace>(undefined);

  useEffect(() => {
    const { current } = scroller;
    if (current === null || !isGrid) return;
    const element = current;
    let stop: HTMLElement | undefined;
    let hasFocus = false;
    let timer: ReturnType<typeof setTimeout> | undefined;

    function setStop(cell: HTMLElement | undefined) {
      if (stop === cell) return;
      if (stop) stop.tabIndex = -1;
      stop = cell;
      if (stop) stop.tabIndex = 0;
    }
    function settle() {
      untab(element);
      const { row, column } = place.current;
      const now =
        cellAt(element, { row: Math.max(firstRow, row), column }) ??
        element.querySelector<HTMLElement>('tr[data-grid-row] > *');
      setStop(now ?? undefined);
    }
    function onRows() {
      const cell = awaited.current && cellAt(element, awaited.current);
      if (cell) {
        awaited.current = undefined;
        cell.focus();
      } else if (hasFocus && document.activeElement === document.body) {
        // The focused row was scrolled away or removed. The next key continues from its place.
        element.focus({ preventScroll: true });
      }
      // Only after the last change, because checking the rows at each step of a scroll would cost more than drawing them.
      clearTimeout(timer);
      timer = setTimeout(settle, 120);
    }
    function onFocusIn(event: FocusEvent) {
      hasFocus = true;
      const cell = cellOf(event.target);
      if (cell === null || !element.contains(cell)) return;
      place.current = placeOf(cell);
      setStop(cell);
    }
    function onFocusOut(event: FocusEvent) {
      if (event.relatedTarget !== null) hasFocus = element.contains(event.relatedTarget as Node);
    }

    settle();
    const rows = new MutationObserver(onRows);
    rows.observe(element, { childList: true, subtree: true });
    element.addEventListener('focusin', onFocusIn);
    element.addEventListener('focusout', onFocusOut);
    return () => {
      clearTimeout(timer);
      rows.disconnect();
      setStop(undefined);
      retab(element);
      element.removeEventListener('focusin', onFocusIn);
      element.removeEventListener('focusout', onFocusOut);
    };
  }, [scroller, isGrid, firstRow]);

  return {
    place: () => place.current,
    moveTo(next) {
      const element = scroller.current;
      if (element === null) return;
      const cell = cellAt(element, next);
      place.current = next;
      if (cell) {
        cell.focus({ preventScroll: true });
        cell.scrollIntoView({ block: 'nearest', inline: 'nearest' });
      } else {
        awaited.current = next;
        scrollToRow.current?.(next.row);
      }
    },
  };
}
