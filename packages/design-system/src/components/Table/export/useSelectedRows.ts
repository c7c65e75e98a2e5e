import { useEffect, useRef } from 'react';
import { isSelected, selectedCount, type TableSelection } from '../selection/tableSelection.ts';

/** Some rows, and how many there should be. Of server data, only rows that were shown are known. */
export interface KnownRows<Row> {
  rows: readonly Row[];
  all: number;
}

interface SelectedSource<Row> {
  /** Client data: all rows. Server data: the page. */
  rows: readonly Row[];
  rowId: (row: Row) => string;
  /** How many rows match, over all pages. */
  total: number;
  isServer: boolean;
  /** Returns the loaded rows that match, in order. */
  matching: () => readonly Row[];
  selection: TableSelection | undefined;
  loadAll: (() => Promise<readonly Row[]>) | undefined;
}

/** The rows of a selection, which holds only ids. For server data, keeps the rows of the visited pages. */
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
    // For 'all', visited pages are not used, because they may contain rows that no longer match.
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
