import { leadPin } from '../columns/leadPin.ts';
import type { TableRoles } from '../keyboard/tableRoles.ts';
import { useTablePart } from '../tableContexts.ts';

/** Empty cells under the checkbox and the opener, in rows that have neither. */
export function LeadCells({ roles }: { roles: TableRoles }) {
  const { leads, isLeadPinned } = useTablePart('columns');
  return leads.map((_, index) => <td key={index} {...roles.cell} data-kind="lead" {...leadPin(isLeadPinned, index)} />);
}
