import { useEffect, type RefObject } from 'react';
import { useLatest } from '../../../hooks/useLatest.ts';
import { cellAt, cellOf, controlsOf, rowAt } from './gridCells.ts';
import { gridMove, type GridPlace } from './gridMove.ts';
import type { GridFocus } from './useGridFocus.ts';

export interface GridActions {
  /** -1 is the header, 0 when the header is hidden. */
  firstRow: -1 | 0;
  rowCount: number;
  hasTotals: boolean;
  /** Undefined: rows can't be selected. */
  onToggle?: ((row: number, isRange: boolean) => void) | undefined;
  onExtend?: ((from: number, to: number) => void) | undefined;
  onSelectAll?: (() => void) | undefined;
  /** Resizes or moves a column by the index of its cell. Undefined: columns can't be arranged. */
  onArrange?: ((column: number, change: { width?: 1 | -1; place?: 1 | -1 }) => void) | undefined;
  /** Handles a key before the grid does, where rows are a tree. True when it has. */
  onTree?: ((event: KeyboardEvent, place: GridPlace, moveTo: GridFocus['moveTo']) => boolean) | undefined;
}

const TEXT = 'input:not([type="checkbox"]), textarea, select, [contenteditable="true"]';
const SIDEWAYS: Record<string, 1 | -1> = { ArrowRight: 1, ArrowLeft: -1 };

/**
 * The keys of the grid pattern. Arrows, Home, End and Page keys move. Space selects the row, with Shift all rows up to it;
 * Shift with up or down moves and selects. Enter follows the link or presses the button of a cell. F2, and Enter on a
 * cell with several controls, goes into the cell, where left and right move between them and Escape returns. On a header,
 * Shift with Enter adds the column to the sort, Shift with left or right moves it, Alt with left or right resizes it.
 */
export function useGridKeys(
  scroller: RefObject<HTMLElement | null>,
  isGrid: boolean,
  focus: GridFocus,
  actions: GridActions,
): void {
  const onKey = useLatest((event: KeyboardEvent) => {
    const element = scroller.current;
    const target = event.target as HTMLElement;
    const cell = cellOf(target);
    if (element === null || event.defaultPrevented || event.isComposing) return;
    if (cell === null ? target !== element : target !== cell && !insideCell(event, cell, target)) return;
    const place = focus.place();
    if (command(event, cell ?? cellAt(element, place), place, element)) event.preventDefault();
  });

  /** Handles a key inside a control. True when the grid should handle the key instead. */
  function insideCell(event: KeyboardEvent, cell: HTMLElement, target: HTMLElement): boolean {
    if (event.key === 'Escape') {
      // A dialog around the table closes with the next Escape.
      event.stopPropagation();
      cell.focus();
      return false;
    }
    if (target.matches(TEXT) || event.altKey || event.ctrlKey || event.metaKey) return false;
    const step = SIDEWAYS[event.key];
    const controls = controlsOf(cell);
    if (step !== undefined && controls.length > 1) {
      const sign = getComputedStyle(cell).direction === 'rtl' ? -1 : 1;
      controls[controls.indexOf(target) + step * sign]?.focus();
      event.preventDefault();
      return false;
    }
    // Up and down open the menu of a menu button.
    return event.key.startsWith('Arrow') && !target.hasAttribute('aria-haspopup');
  }

  function command(
    event: KeyboardEvent,
    cell: HTMLElement | undefined,
    place: GridPlace,
    element: HTMLElement,
  ): boolean {
    const { firstRow, rowCount, hasTotals, onToggle, onExtend, onSelectAll, onArrange } = actions;
    const { key, shiftKey, altKey } = event;
    if (actions.onTree?.(event, place, focus.moveTo)) return true;
    const isControl = event.ctrlKey || event.metaKey;
    const isRow = place.row >= 0 && place.row < rowCount;
    const isRtl = getComputedStyle(element).direction === 'rtl';
    const side = SIDEWAYS[key];
    if (place.row === -1 && side !== undefined && (shiftKey || altKey)) {
      const towards = (isRtl ? -side : side) as 1 | -1;
      onArrange?.(place.column, altKey ? { width: towards } : { place: towards });
      return onArrange !== undefined;
    }
    if (altKey) return false;
    if (key === ' ' && isRow && onToggle && !isControl) {
      onToggle(place.row, shiftKey);
      return true;
    }
    if (key === 'a' && isControl && onSelectAll) {
      onSelectAll();
      return true;
    }
    if ((key === 'Enter' || key === ' ' || key === 'F2') && cell && !isControl) return enter(event, cell, place);
    const lastRow = rowCount - (hasTotals ? 0 : 1);
    const row = rowAt(element, Math.max(0, place.row));
    const pageRows = Math.max(
      1,
      Math.floor(Math.min(element.clientHeight, innerHeight) / (row?.offsetHeight || 41)) - 1,
    );
    const columns = rowAt(element, -1)?.children.length ?? 1;
    const next = gridMove({ key, isControl }, place, { firstRow, lastRow, columns, pageRows, isRtl });
    if (next === undefined) return false;
    if (shiftKey && isRow && next.row !== place.row && next.row >= 0 && next.row < rowCount)
      onExtend?.(place.row, next.row);
    focus.moveTo(next);
    return true;
  }

  function enter({ key, shiftKey }: KeyboardEvent, cell: HTMLElement, place: GridPlace): boolean {
    const controls = controlsOf(cell);
    const [first] = controls;
    if (first === undefined) {
      const link = key === 'Enter' ? cell.parentElement?.querySelector<HTMLElement>('[data-row-link]') : null;
      link?.click();
      return link != null;
    }
    // The button of a header sorts, even with other controls beside it.
    const isOpening = key !== 'F2' || first.matches('[data-part="edit"]');
    const isPressed = isOpening && (controls.length === 1 || place.row === -1) && !first.matches(TEXT);
    if (isPressed && place.row === -1) first.dispatchEvent(new MouseEvent('click', { bubbles: true, shiftKey }));
    else if (isPressed) first.click();
    else first.focus();
    return true;
  }

  useEffect(() => {
    const element = scroller.current;
    if (element === null || !isGrid) return;
    const listen = (event: KeyboardEvent) => onKey.current(event);
    element.addEventListener('keydown', listen);
    return () => element.removeEventListener('keydown', listen);
  }, [scroller, isGrid, onKey]);
}
