import { useVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useState, type ReactNode, type RefObject } from 'react';
import { asRowGroup } from './tableRoles.ts';

interface VirtualRowsProps {
  count: number;
  scroller: RefObject<HTMLDivElement | null>;
  renderRow: (index: number) => ReactNode;
}

const TABLE_ROW = 41;

/** Only the rows in sight, between two empty heights, so that every row keeps its place in the flow. */
export default function VirtualRows({ count, scroller, renderRow }: VirtualRowsProps) {
  const [size, setSize] = useState(TABLE_ROW);
  // The compiler leaves this component alone: what the virtualizer answers changes without its identity changing.
  // oxlint-disable-next-line react/incompatible-library
  const virtualizer = useVirtualizer({
    count,
    getScrollElement: () => scroller.current,
    estimateSize: () => size,
    overscan: 6,
  });
  // Density, touch and cards change the height of a row: the first one is asked, all are alike.
  useEffect(() => {
    const row = scroller.current?.querySelector('tbody tr[data-row]');
    if (!row) return;
    const observer = new ResizeObserver(() => setSize(Math.round(row.getBoundingClientRect().height) || TABLE_ROW));
    observer.observe(row);
    return () => observer.disconnect();
  }, [scroller]);
  useEffect(() => virtualizer.measure(), [virtualizer, size]);
  const items = virtualizer.getVirtualItems();
  const before = items[0]?.start ?? 0;
  const after = virtualizer.getTotalSize() - (items.at(-1)?.end ?? 0);
  return (
    <tbody {...asRowGroup} style={{ paddingBlockStart: before, paddingBlockEnd: after }}>
      {items.map((item) => renderRow(item.index))}
    </tbody>
  );
}
