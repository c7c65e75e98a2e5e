import { TABLE_ROLES } from '../keyboard/tableRoles.ts';
import { useTablePart } from '../tableContexts.ts';
import { LeadCells } from './LeadCells.tsx';

// Uneven on purpose: bars of equal length look like a form.
const LENGTHS = ['70%', '54%', '82%', '62%', '48%'];

/** Placeholder rows with the height and the columns of the rows that are loading. */
export function SkeletonRows() {
  const { isPaged } = useTablePart('settings');
  const { placed } = useTablePart('columns');
  const { state } = useTablePart('state');
  const { total } = useTablePart('rows');
  // More than 60 are never in view.
  const length = Math.min(total || state.pageSize, isPaged ? state.pageSize : 60);
  return (
    <tbody {...TABLE_ROLES.rowGroup} aria-hidden>
      {Array.from({ length }, (_, row) => (
        <tr key={row} {...TABLE_ROLES.row} data-plain="">
          <LeadCells roles={TABLE_ROLES} />
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
