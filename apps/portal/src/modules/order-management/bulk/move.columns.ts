import type { V2Schemas } from '@mailroom/api-client';
import type { TableColumn } from '@mailroom/design-system';
import { statusesOf } from '../../../components/statusLists.ts';

/** The columns of products as a move would leave them. */
export function moveColumns(): readonly TableColumn<V2Schemas['ProductPreview']>[] {
  return [
    {
      id: 'product_name',
      header: 'Product',
      kind: 'text',
      look: 'strong',
      width: { min: 160, grow: 2 },
      value: (row) => row.product_name,
      detail: (row) => String(row.product_id),
      detailKind: 'id',
    },
    { id: 'start', header: 'Start', kind: 'date', value: (row) => row.product_start_date },
    {
      id: 'status',
      header: 'Status',
      kind: 'badge',
      priority: 3,
      width: 168,
      value: (row) => {
        const { tone, meaning } = statusesOf('product').of(row.product_status);
        return {
          label: row.product_status,
          tone,
          description: row.reasons.map(({ text }) => text).join(' ') || meaning,
        };
      },
    },
    {
      id: 'refused',
      header: 'Not moved, because',
      kind: 'text',
      priority: 2,
      width: { min: 160, grow: 2 },
      tone: () => 'danger',
      value: (row) => row.refused,
    },
  ];
}
