import type { CSSProperties } from 'react';
import type { PinSide } from '../state/tableState.ts';
import type { PlacedColumn } from './columnLayout.ts';

interface GroupRun {
  /** The id of its first column. */
  id: string;
  /** Undefined: columns without a group. */
  name: string | undefined;
  /** How many columns it has. */
  count: number;
  /** Undefined: it isn't pinned. */
  pin: PinSide | undefined;
  /** Whether the dividing line of pinned columns is at its edge. */
  isEdge: boolean;
  style: CSSProperties | undefined;
}

/**
 * The groups from left to right. Columns with the same group that aren't neighbours, because the reader moved or pinned one of
 * them, are two groups.
 */
export function groupRuns<Row>(placed: readonly PlacedColumn<Row>[]): readonly GroupRun[] {
  const groups: GroupRun[] = [];
  for (const { column, cell } of placed) {
    const pin = cell['data-pin'];
    const isEdge = 'data-pin-edge' in cell;
    const last = groups.at(-1);
    if (!last || last.name !== column.group || last.pin !== pin) {
      groups.push({ id: column.id, name: column.group, count: 1, pin, isEdge, style: cell.style });
      continue;
    }
    last.count += 1;
    last.isEdge ||= isEdge;
    // A group at the end keeps the distance of its last column from the edge.
    if (pin === 'end') last.style = cell.style;
  }
  return groups;
}
