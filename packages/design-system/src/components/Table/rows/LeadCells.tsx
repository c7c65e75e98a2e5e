import { SELECTION_WIDTH } from '../columns/columnLayout.ts';
import type { TableRoles } from '../keyboard/tableRoles.ts';
import { useTablePart } from '../tableContexts.ts';

/** Pins a cell before the columns along with the columns that are pinned at the start. */
export function leadPin(isPinned: boolean, index: number) {
  return isPinned
    ? { 'data-pin': 'start' as const, style: { insetInlineStart: index === 0 ? 0 : SELECTION_WIDTH } }
    : undefined;
}

/** Empty cells under the checkbox and the opener, in rows that have neither. */
export function LeadCells({ roles }: { roles: TableRoles }) {
  const { leads, isLeadPinned } = useTablePart('columns');
  return leads.map((_, index) => <td key={index} {...roles.cell} data-kind="lead" {...leadPin(isLeadPinned, index)} />);
}
