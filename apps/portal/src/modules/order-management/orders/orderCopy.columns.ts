import type { TableColumn } from '@mailroom/design-system';
import type { CopiedProduct } from './orderCopy.ts';

/** The columns of an order's products, as a copy would have them. */
export function copyColumns(): readonly TableColumn<CopiedProduct>[] {
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
    {
      id: 'refused',
      header: 'No dates, because',
      kind: 'text',
      priority: 2,
      width: { min: 120, grow: 1 },
      tone: () => 'danger',
      value: (row) => row.refused ?? null,
    },
  ];
}
