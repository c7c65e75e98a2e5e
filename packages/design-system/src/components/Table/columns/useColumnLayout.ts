import { useLayoutEffect, useMemo, useState, useSyncExternalStore, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import {
  columnTracks,
  placeColumns,
  planColumns,
  type ColumnPlace,
  type ColumnTracks,
  type PlacedColumn,
} from './columnLayout.ts';
import type { TableColumn } from './tableColumns.ts';
import type { TableColumnsState } from '../state/tableState.ts';

/** Below this width of the table (not of the screen) rows are cards, and nothing gives way. */
export const CARD_WIDTH = 640;

export interface MeasuredLayout<Row> extends ColumnTracks {
  placed: readonly PlacedColumn<Row>[];
  /** Ids of the columns that found no room. */
  overflowing: readonly string[];
  isCards: boolean;
  /** Also where nobody knows yet: the container query decides then. */
  mayBeCards: boolean;
  isScrolling: boolean;
}

const never = () => () => {};

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
    // At once: a phone that is turned would show one frame of a table that reaches far beyond its edge.
    const observer = new ResizeObserver(() => flushSync(measure));
    observer.observe(element);
    return () => observer.disconnect();
  }, [frame]);
  const isServers = useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
  const isCards = width !== undefined && width < CARD_WIDTH;
  // A guess that the measure corrects, since correcting it styles every cell again. What a server drew must stay.
  const mayBeCards = width === undefined ? isServers || innerWidth < CARD_WIDTH : isCards;
  const available = width === undefined || isCards ? Infinity : width;
  const leadWidth = leads.reduce((sum, lead) => sum + lead, 0);
  const plan = planColumns(columns, arranged, available, leadWidth);
  // Rows are memoised on `placed`. A state from a URL is new each time; what counts is what it says.
  const key = JSON.stringify(plan.places);
  const placed = useMemo(() => placeColumns(columns, JSON.parse(key) as ColumnPlace[]), [columns, key]);
  const tracks = columnTracks(placed, leads, arranged.widths);
  return {
    placed,
    overflowing: plan.overflowing,
    ...tracks,
    isCards,
    mayBeCards,
    isScrolling: tracks.minWidth > available,
  };
}
