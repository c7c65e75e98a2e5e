import type { PlacedColumn } from '../columns/columnLayout.ts';
import { LeadCells } from './LeadCells.tsx';
import { TABLE_ROLES } from '../keyboard/tableRoles.ts';

interface SkeletonRowsProps<Row> {
  placed: readonly PlacedColumn<Row>[];
  count: number;
  leadCount: number;
  isLeadPinned: boolean;
}

// Uneven on purpose: equal bars look like a form.
const LENGTHS = ['70%', '54%', '82%', '62%', '48%'];

/** Rows of the same height and columns as the data that is on its way. */
export function SkeletonRows<Row>({ placed, count, leadCount, isLeadPinned }: SkeletonRowsProps<Row>) {
  return (
    <tbody {...TABLE_ROLES.rowGroup} aria-hidden>
      {Array.from({ length: count }, (_, row) => (
        <tr key={row} {...TABLE_ROLES.row} data-plain="">
          <LeadCells count={leadCount} roles={TABLE_ROLES} isPinned={isLeadPinned} />
          {placed.map(({ column, cell }, index) => (
            <td key={column.id} {...TABLE_ROLES.cell} {...cell}>
              <span data-part="bone" style={{ inlineSize: LENGTHS[(row * 2 + index) % LENGTHS.length] }} />
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  );
}
