import { useCallback, useEffect, useState, type ReactNode } from 'react';
import { useWindowing } from '../../../hooks/useWindowing.ts';
import { useTablePart } from '../tableContexts.ts';

export interface VirtualRowsProps {
  count: number;
  /** Places of the rows that are opened. */
  openedIndexes: ReadonlySet<number>;
  idAt: (index: number) => string;
  renderRow: (index: number, onHeight?: (id: string, height: number) => void) => ReactNode;
}

const ROW_HEIGHT = 41;
/** Heights that the header and the totals cover. A row that the keyboard goes to must not stop under them. */
const COVERED = [40, 48] as const;
const COVERED_WITH_GROUPS = [68, 48] as const;

/** Only the rows in view, between two empty spaces, so that every row keeps its place in the flow. */
export function VirtualRows({ count, openedIndexes, idAt, renderRow }: VirtualRowsProps) {
  const { roles, hasGroups } = useTablePart('columns');
  const { scroller, scrollToRow } = useTablePart('handles');
  const [size, setSize] = useState(ROW_HEIGHT);
  const [heights, setHeights] = useState<ReadonlyMap<string, number>>(new Map());
  const onHeight = useCallback(
    (id: string, height: number) =>
      setHeights((before) => (before.get(id) === height ? before : new Map(before).set(id, height))),
    [],
  );
  const rowSize = useCallback(() => size, [size]);
  const openedSize = useCallback(
    (index: number) => size + (openedIndexes.has(index) ? (heights.get(idAt(index)) ?? 0) : 0),
    [size, heights, openedIndexes, idAt],
  );
  // While all rows are closed, sorting them leaves every place unchanged.
  const sizeOf = openedIndexes.size === 0 ? rowSize : openedSize;
  const padding = hasGroups ? COVERED_WITH_GROUPS : COVERED;
  const { items, total, scrollTo } = useWindowing({ count, scroller, sizeOf, overscan: 6, padding });
  // Density, touch and cards change the height of a row. All rows have the height of the first one.
  useEffect(() => {
    const row = scroller.current?.querySelector('tbody tr[data-row]');
    if (!row) return;
    const observer = new ResizeObserver(() => setSize(Math.round(row.getBoundingClientRect().height) || ROW_HEIGHT));
    observer.observe(row);
    return () => observer.disconnect();
  }, [scroller]);
  useEffect(() => {
    scrollToRow.current = scrollTo;
    return () => {
      scrollToRow.current = undefined;
    };
  }, [scrollTo, scrollToRow]);
  const before = items[0]?.start ?? 0;
  const after = total - (items.at(-1)?.end ?? 0);
  return (
    <tbody {...roles.rowGroup} data-windowed="" style={{ paddingBlockStart: before, paddingBlockEnd: after }}>
      {items.map((item) => renderRow(item.index, onHeight))}
    </tbody>
  );
}
