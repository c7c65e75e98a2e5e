import type { RefObject } from 'react';
import { columnTracks } from './columnLayout.ts';
import { withColumnAt, withColumnWidth } from './columnOrder.ts';
import type { TableColumn } from './tableColumns.ts';
import type { TableState } from '../state/tableState.ts';
import type { MeasuredLayout } from './useColumnLayout.ts';
import type { GridActions } from '../keyboard/useGridKeys.ts';
import { useHeaderDrag } from './useHeaderDrag.ts';

interface Arranging<Row> {
  frame: RefObject<HTMLDivElement | null>;
  scroller: RefObject<HTMLDivElement | null>;
  isEnabled: boolean;
  columns: readonly TableColumn<Row>[];
  layout: MeasuredLayout<Row>;
  leads: readonly number[];
  state: TableState;
  onState: (state: TableState) => void;
}

/** Pixels that a key changes a width by. */
const KEY_STEP = 16;

/** Pulls, carries and keys on the headers, as changes of the state. What comes back are the keys of the grid. */
export function useTableArranging<Row>(arranging: Arranging<Row>): GridActions['onArrange'] {
  const { frame, scroller, isEnabled, columns, layout, leads, state, onState } = arranging;

  function showTracks(widths: Readonly<Record<string, number>> | undefined, isPulling: boolean) {
    const element = frame.current;
    if (element === null) return;
    const tracks = columnTracks(layout.placed, leads, widths);
    element.style.setProperty('--table-columns', tracks.template);
    element.style.setProperty('--table-min', `${tracks.minWidth}px`);
    for (const [name, distance] of Object.entries(tracks.pins)) element.style.setProperty(name, distance);
    // A table that fitted until now would be cut at the frame.
    scroller.current?.toggleAttribute('data-pulled', isPulling);
  }

  useHeaderDrag(frame, {
    isEnabled,
    previewWidth: (id, width) =>
      width === undefined
        ? showTracks(state.columns.widths, false)
        : showTracks({ ...state.columns.widths, [id]: width }, true),
    onWidth: (id, width) => onState(withColumnWidth(state, id, width)),
    onMove: (id, targetId) => onState(withColumnAt(columns, state, id, targetId)),
  });

  if (!isEnabled) return undefined;
  return (cell, change) => {
    const index = cell - leads.length;
    const column = layout.placed[index]?.column;
    if (column === undefined) return;
    if (change.place !== undefined) {
      const target = layout.placed[index + change.place]?.column;
      if (target !== undefined) onState(withColumnAt(columns, state, column.id, target.id));
    }
    if (change.width !== undefined) {
      const header = scroller.current?.querySelector<HTMLElement>(`thead th[data-column="${CSS.escape(column.id)}"]`);
      onState(withColumnWidth(state, column.id, (header?.offsetWidth ?? 0) + change.width * KEY_STEP));
    }
  };
}
