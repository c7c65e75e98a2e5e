import { useEffect, useRef } from 'react';
import { isSelected, selectedCount, type TableSelection } from './tableSelection.ts';
import type { KnownRows } from '../export/useTableExport.ts';

interface SelectedSource<Row> {
  /** Client data: all rows. Server data: the page. */
  rows: readonly Row[];
  rowId: (row: Row) => string;
  /** How many match, over all pages. */
  total: number;
  isServer: boolean;
  /** All rows that match, in order, as far as they are here. */
  matching: () => readonly Row[];
  selection: TableSelection | undefined;
  loadAll: (() => Promise<readonly Row[]>) | undefined;
}

/** The rows behind a selection, which knows ids alone. Of server data, those of the pages that were visited are kept. */
export function useSelectedRows<Row>(source: SelectedSource<Row>) {
  const { rows, rowId, total, isServer, matching, selection, loadAll } = source;
  const visited = useRef(new Map<string, Row>());
  const isKeeping = isServer && selection !== undefined;
  useEffect(() => {
    if (isKeeping) for (const row of rows) visited.current.set(rowId(row), row);
  }, [isKeeping, rows, rowId]);

  function selected(): KnownRows<Row> | undefined {
    if (selection === undefined) return undefined;
    const all = selectedCount(selection, total);
    if (all === 0) return undefined;
    const inOrder = matching().filter((row) => isSelected(selection, rowId(row)));
    // Every row that matches: a visited page may show rows that no longer do.
    if (selection.kind === 'all' || inOrder.length === all) return { rows: inOrder, all };
    const elsewhere = isServer ? [...visited.current.values()] : rows;
    const found = new Map([...inOrder, ...elsewhere].map((row) => [rowId(row), row]));
    return { rows: selection.ids.flatMap((id) => found.get(id) ?? []), all };
  }

  async function loadSelected(): Promise<KnownRows<Row>> {
    const known = selected() ?? { rows: [], all: 0 };
    if (selection === undefined || loadAll === undefined || known.rows.length >= known.all) return known;
    const found = new Map([...known.rows, ...(await loadAll())].map((row) => [rowId(row), row]));
    return { rows: [...found.values()].filter((row) => isSelected(selection, rowId(row))), all: known.all };
  }

  return { selected, loadSelected };
}
