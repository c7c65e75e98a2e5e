import { useCallback, useEffect, useState, type ReactNode, type RefObject } from 'react';
import { useWindowing } from '../../../hooks/useWindowing.ts';
import type { TableRoles } from '../keyboard/tableRoles.ts';

export interface VirtualRowsProps {
  count: number;
  roles: TableRoles;
  scroller: RefObject<HTMLDivElement | null>;
  /** Filled here: brings a row that isn't in the document into view. */
  scrollToRow: RefObject<((row: number) => void) | undefined>;
  /** Rows that have their more below them. */
  openedIndexes: ReadonlySet<number>;
  idAt: (index: number) => string;
  renderRow: (index: number, onHeight?: (id: string, height: number) => void) => ReactNode;
}

const TABLE_ROW = 41;
/** What lies over the rows' view: a row that the keyboard goes to must not stop under it. */
const COVERED = [40, 48] as const;

/** Only the rows in sight, between two empty heights, so that every row keeps its place in the flow. */
export function VirtualRows(props: VirtualRowsProps) {
  const { count, roles, scroller, scrollToRow, openedIndexes, idAt, renderRow } = props;
  const [size, setSize] = useState(TABLE_ROW);
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
  // Another order of rows that are all closed leaves every place as it is.
  const sizeOf = openedIndexes.size === 0 ? rowSize : openedSize;
  const { items, total, scrollTo } = useWindowing({ count, scroller, sizeOf, overscan: 6, padding: COVERED });
  // Density, touch and cards change the height of a row: the first one is asked, all are alike.
  useEffect(() => {
    const row = scroller.current?.querySelector('tbody tr[data-row]');
    if (!row) return;
    const observer = new ResizeObserver(() => setSize(Math.round(row.getBoundingClientRect().height) || TABLE_ROW));
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
