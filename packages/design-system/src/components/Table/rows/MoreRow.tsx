import { useEffect, useRef, type ReactNode } from 'react';
import type { TableRoles } from '../keyboard/tableRoles.ts';

interface MoreRowProps {
  id: string;
  roles: TableRoles;
  columnCount: number;
  /** Windowed rows reckon with its height. */
  onHeight?: ((id: string, height: number) => void) | undefined;
  children: ReactNode;
}

/**
 * What was opened below a row. It has no row index: it belongs to the row above it and isn't counted among the rows.
 * Its cell is a plain one in a grid too, so that the keys inside belong to what stands there.
 */
export function MoreRow({ id, roles, columnCount, onHeight, children }: MoreRowProps) {
  const row = useRef<HTMLTableRowElement>(null);
  useEffect(() => {
    const element = row.current;
    if (element === null || onHeight === undefined) return;
    const observer = new ResizeObserver(() => onHeight(id, element.offsetHeight));
    observer.observe(element);
    return () => observer.disconnect();
  }, [id, onHeight]);
  const { tabIndex: _, ...cell } = { tabIndex: undefined, ...roles.cell };
  return (
    <tr ref={row} {...roles.row} data-more="" data-plain="">
      <td {...cell} colSpan={columnCount} data-kind="more">
        <div data-part="more">{children}</div>
      </td>
    </tr>
  );
}
