import { useLayoutEffect, useMemo, useState, type RefObject } from 'react';
import {
  columnTracks,
  placeColumns,
  planColumns,
  type ColumnPlace,
  type ColumnTracks,
  type PlacedColumn,
} from './columnLayout.ts';
import type { TableColumn } from './tableColumns.ts';
import type { TableColumnsState } from './tableState.ts';

/** Below this width of the table (not of the screen) rows are cards, and nothing gives way. */
export const CARD_WIDTH = 640;

export interface MeasuredLayout<Row> extends ColumnTracks {
  placed: readonly PlacedColumn<Row>[];
  /** Ids of the columns that found no room. */
  gaveWay: readonly string[];
  isCards: boolean;
  /** Also before it is measured: the container query decides then. */
  mayBeCards: boolean;
  isScrolling: boolean;
}

/** Before it is measured, and on a server, every column is there and the container query decides about cards. */
export function useColumnLayout<Row>(
  frame: RefObject<HTMLElement | null>,
  columns: readonly TableColumn<Row>[],
  arranged: TableColumnsState,
  leads: readonly number[],
): MeasuredLayout<Row> {
  const [width, setWidth] = useState<number>();
  useLayoutEffect(() => {
    const element = frame.current;
    if (element === null) return;
    // 0: in a hidden panel, or where nothing is laid out. That is no reason to become cards.
    const measure = () => setWidth(element.clientWidth || undefined);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [frame]);
  const isCards = width !== undefined && width < CARD_WIDTH;
  const available = width === undefined || isCards ? Infinity : width;
  const leadWidth = leads.reduce((sum, lead) => sum + lead, 0);
  const plan = planColumns(columns, arranged, available, leadWidth);
  // Rows are memoised on `placed`. A state from a URL is new each time; what counts is what it says.
  const key = JSON.stringify(plan.places);
  const placed = useMemo(() => placeColumns(columns, JSON.parse(key) as ColumnPlace[]), [columns, key]);
  const tracks = columnTracks(placed, leads, arranged.widths);
  return {
    placed,
    gaveWay: plan.gaveWay,
    ...tracks,
    isCards,
    mayBeCards: width === undefined || isCards,
    isScrolling: tracks.minWidth > available,
  };
}
