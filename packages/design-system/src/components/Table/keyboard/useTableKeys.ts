import type { TableModel } from '../tableContexts.ts';
import { useGridFocus } from './useGridFocus.ts';
import { useGridKeys, type GridActions } from './useGridKeys.ts';

/** Focus and keys of a table that is a grid. */
export function useTableKeys(model: TableModel, onArrange: GridActions['onArrange']): void {
  const { settings, columns, layout, rows, selection, handles } = model;
  const { scroller, scrollToRow } = handles;
  const { isGrid } = columns;
  const firstRow = layout.isCards ? 0 : -1;
  const focus = useGridFocus(scroller, isGrid, firstRow, scrollToRow);
  useGridKeys(scroller, isGrid, focus, {
    firstRow,
    rowCount: rows.page.length,
    hasTotals: settings.totals !== undefined && rows.page.length > 0,
    onArrange,
    onTree: rows.tree?.onKey,
    ...(selection.selection && {
      onToggle: selection.onToggle,
      onExtend: selection.onExtend,
      onSelectAll: () => selection.onSelectPage(true),
    }),
  });
}
