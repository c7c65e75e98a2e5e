import { useLayoutEffect, useMemo, useState, useSyncExternalStore, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { cardPlaces } from './cardColumns.ts';
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

/** Below this width of the table (not of the screen) rows are cards. */
export const CARD_WIDTH = 640;

export interface MeasuredLayout<Row> extends ColumnTracks {
  placed: readonly PlacedColumn<Row>[];
  /** Ids of the columns that don't fit and aren't shown. */
  overflowing: readonly string[];
  isCards: boolean;
  /** Also true while the width is unknown. The container query decides then. */
  mayBeCards: boolean;
  /** Drawn by a server, and not measured yet. */
  isEarly: boolean;
  isScrolling: boolean;
}

function never() {
  return () => {};
}

/** Ids of the places that aren't among those that are shown. */
function leftOut(places: readonly ColumnPlace[], shown: readonly ColumnPlace[]): readonly string[] {
  return places.filter((place) => !shown.includes(place)).map(({ id }) => id);
}

/** Before it is measured, and on a server, every column is shown and the container query decides about cards. */
export function useColumnLayout<Row>(
  frame: RefObject<HTMLElement | null>,
  columns: readonly TableColumn<Row>[],
  arranged: TableColumnsState,
  leads: readonly number[],
  canDrop: boolean,
): MeasuredLayout<Row> {
  const [width, setWidth] = useState<number>();
  useLayoutEffect(() => {
    const element = frame.current;
    if (element === null) return;
    // A width of 0 means a hidden panel, or no layout at all. Neither is a reason to become cards.
    const measure = () => setWidth(element.clientWidth || undefined);
    measure();
    // Immediately. Otherwise a phone that is turned would show one frame of a table far wider than its screen.
    const observer = new ResizeObserver(() => flushSync(measure));
    observer.observe(element);
    return () => observer.disconnect();
  }, [frame]);
  const isServerRender = useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
  const isCards = width !== undefined && width < CARD_WIDTH;
  // Guesses before measuring, because a wrong guess styles every cell twice. The result of a server must stay.
  const isEarly = width === undefined && isServerRender;
  const mayBeCards = width === undefined ? isEarly || innerWidth < CARD_WIDTH : isCards;
  const available = width === undefined || isCards ? Infinity : width;
  const leadWidth = leads.reduce((sum, lead) => sum + lead, 0);
  const plan = planColumns(columns, arranged, { available, leadWidth, canDrop });
  // Rows are memoised on `placed`. A state from a URL is a new object each time, so its content is compared.
  const places = isCards ? cardPlaces(columns, plan.places) : plan.places;
  const overflowing = isCards ? leftOut(plan.places, places) : plan.overflowing;
  const key = JSON.stringify(places);
  const placed = useMemo(() => placeColumns(columns, JSON.parse(key) as ColumnPlace[]), [columns, key]);
  const tracks = columnTracks(placed, leads, arranged.widths);
  return {
    placed,
    overflowing,
    ...tracks,
    isCards,
    mayBeCards,
    isEarly,
    isScrolling: tracks.minWidth > available,
  };
}
