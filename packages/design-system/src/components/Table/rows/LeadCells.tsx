import { SELECTION_WIDTH } from '../columns/columnLayout.ts';
import type { TableRoles } from '../keyboard/tableRoles.ts';

interface LeadCellsProps {
  count: number;
  roles: TableRoles;
  isPinned: boolean;
}

/** What a cell before the columns gets where columns are pinned at the start: it stays with them. */
export function leadPin(isPinned: boolean, index: number) {
  return isPinned
    ? { 'data-pin': 'start' as const, style: { insetInlineStart: index === 0 ? 0 : SELECTION_WIDTH } }
    : undefined;
}

/** Empty cells under the tick and the opener, in rows that have neither. */
export function LeadCells({ count, roles, isPinned }: LeadCellsProps) {
  return Array.from({ length: count }, (_, index) => (
    <td key={index} {...roles.cell} data-kind="lead" {...leadPin(isPinned, index)} />
  ));
}
