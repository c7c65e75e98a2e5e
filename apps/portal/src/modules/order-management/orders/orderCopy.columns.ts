import type { TableColumn } from '@mailroom/design-system';
import type { CopiedProduct } from './orderCopy.ts';

/** The columns of an order's products, as a copy would have them. Only refused dates need the last one. */
export function copyColumns(rows: readonly CopiedProduct[]): readonly TableColumn<CopiedProduct>[] {
  const refused: TableColumn<CopiedProduct> = {
    id: 'refused',
    header: 'Why no dates',
    kind: 'text',
    priority: 2,
    width: { min: 120, grow: 1 },
    tone: () => 'danger',
    value: (row) => row.refused ?? null,
  };
  return [
    {
      id: 'name',
      header: 'Product',
      kind: 'text',
      look: 'strong',
      width: { min: 160, grow: 2 },
      value: (row) => row.name,
    },
    { id: 'start', header: 'Start', kind: 'date', priority: 3, value: (row) => row.start },
    { id: 'new_start', header: 'Start in the copy', kind: 'date', value: (row) => row.newStart },
    ...(rows.some((row) => row.refused !== undefined) ? [refused] : []),
  ];
}
