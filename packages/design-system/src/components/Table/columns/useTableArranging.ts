import { columnTracks } from './columnLayout.ts';
import { withColumnAt, withColumnWidth } from './columnOrder.ts';
import type { TableModel } from '../tableContexts.ts';
import type { GridActions } from '../keyboard/useGridKeys.ts';
import { useHeaderDrag } from './useHeaderDrag.ts';

/** How many pixels one key press changes a width by. */
const KEY_STEP = 16;

/** Resizes and moves columns by dragging their headers. Returns what the grid's keys do to the column of a header. */
export function useTableArranging(model: TableModel): GridActions['onArrange'] {
  const { all, placed, leads, canArrange } = model.columns;
  const { state, onState } = model.state;
  const { frame, scroller } = model.handles;

  function showTracks(widths: Readonly<Record<string, number>> | undefined, isResizing: boolean) {
    const element = frame.current;
    if (element === null) return;
    const tracks = columnTracks(placed, leads, widths);
    element.style.setProperty('--table-columns', tracks.template);
    element.style.setProperty('--table-min', `${tracks.minWidth}px`);
    for (const [name, distance] of Object.entries(tracks.pins)) element.style.setProperty(name, distance);
    // Without scrolling, a table that fitted until now would be cut off at the frame.
    scroller.current?.toggleAttribute('data-pulled', isResizing);
  }

  useHeaderDrag(frame, {
    isEnabled: canArrange,
    previewWidth: (id, width) =>
      width === undefined
        ? showTracks(state.columns.widths, false)
        : showTracks({ ...state.columns.widths, [id]: width }, true),
    onWidth: (id, width) => onState(withColumnWidth(state, id, width)),
    onMove: (id, targetId) => onState(withColumnAt(all, state, id, targetId)),
  });

  if (!canArrange) return undefined;
  return (cell, change) => {
    const index = cell - leads.length;
    const column = placed[index]?.column;
    if (column === undefined) return;
    if (change.place !== undefined) {
      const target = placed[index + change.place]?.column;
      if (target !== undefined) onState(withColumnAt(all, state, column.id, target.id));
    }
    if (change.width !== undefined) {
      const header = scroller.current?.querySelector<HTMLElement>(`thead th[data-column="${CSS.escape(column.id)}"]`);
      onState(withColumnWidth(state, column.id, (header?.offsetWidth ?? 0) + change.width * KEY_STEP));
    }
  };
}
