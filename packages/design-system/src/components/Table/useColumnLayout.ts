import { useLayoutEffect, useMemo, useState, type RefObject } from 'react';
import { columnLayout, type ColumnLayout } from './columnLayout.ts';
import type { TableColumn } from './tableColumns.ts';

/** Below this width of the table (not of the screen) rows are cards, and nothing gives way. */
export const CARD_WIDTH = 640;

export interface MeasuredLayout<Row> extends ColumnLayout<Row> {
  isCards: boolean;
  isScrolling: boolean;
}

/** Before it is measured, and on a server, every column is there and the container query decides about cards. */
export function useColumnLayout<Row>(
  frame: RefObject<HTMLElement | null>,
  columns: readonly TableColumn<Row>[],
  hasSelection: boolean,
): MeasuredLayout<Row> {
  const [width, setWidth] = useState<number>();
  useLayoutEffect(() => {
    const element = frame.current;
    if (element === null) return;
    const measure = () => setWidth(element.clientWidth);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [frame]);
  const isCards = width !== undefined && width < CARD_WIDTH;
  const available = width === undefined || isCards ? Infinity : width;
  return useMemo(() => {
    const layout = columnLayout(columns, available, hasSelection);
    return { ...layout, isCards, isScrolling: layout.minWidth > available };
  }, [columns, available, hasSelection, isCards]);
}
