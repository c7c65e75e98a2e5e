import { useEffect, useRef, type ReactNode } from 'react';
import { useTablePart } from '../tableContexts.ts';

interface MoreRowProps {
  id: string;
  /** Reports the height, which windowed rows need to place what follows. */
  onHeight?: ((id: string, height: number) => void) | undefined;
  children: ReactNode;
}

/**
 * The row that opens below a row. It has no row index, because it belongs to the row above it and isn't counted. Its cell
 * is a plain cell in a grid too, so that the keys pressed inside it reach its content.
 */
export function MoreRow({ id, onHeight, children }: MoreRowProps) {
  const { placed, leads, roles } = useTablePart('columns');
  const row = useRef<HTMLTableRowElement>(null);
  useEffect(() => {
    const element = row.current;
    if (element === null || onHeight === undefined) return;
    const observer = new ResizeObserver(() => onHeight(id, element.offsetHeight));
    observer.observe(element);
    return () => observer.disconnect();
  }, [id, onHeight]);
  return (
    <tr ref={row} {...roles.row} data-more="" data-plain="">
      <td {...roles.cell} tabIndex={undefined} colSpan={leads.length + placed.length} data-kind="more">
        <div data-part="more">{children}</div>
      </td>
    </tr>
  );
}
