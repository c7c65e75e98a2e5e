import type { V1Schemas } from '@mailroom/api-client';
import type { TableColumn, TableFilter } from '@mailroom/design-system';
import { whoText } from '@mailroom/domain/derivation/who';
import { statusesOf } from '../../../components/statusLists.ts';

type OrderRow = V1Schemas['OrderRow'];

/** `reader`: the id of the person who reads it, who is 'You'. */
export function orderColumns(reader: number | undefined): readonly TableColumn<OrderRow>[] {
  return [
    {
      id: 'id',
      header: 'Order ID',
      kind: 'text',
      look: 'code',
      isSortable: true,
      priority: 4,
      width: 96,
      value: (row) => String(row.id),
    },
    {
      id: 'name',
      header: 'Order Name',
      kind: 'text',
      look: 'strong',
      namesRow: true,
      isSortable: true,
      priority: 1,
      width: { min: 200, grow: 2 },
      value: (row) => row.name,
    },
    {
      id: 'account_name',
      header: 'Account',
      kind: 'text',
      isSortable: true,
      priority: 6,
      width: { min: 120, grow: 1 },
      value: (row) => row.account_name,
    },
    {
      id: 'advertiser_name',
      header: 'Advertiser',
      kind: 'text',
      isSortable: true,
      priority: 3,
      width: { min: 120, grow: 1 },
      value: (row) => row.advertiser_name,
    },
    { id: 'po_number', header: 'PO Number', kind: 'text', priority: 5, width: 120, value: (row) => row.po_number },
    {
      id: 'owner',
      header: 'Owner',
      kind: 'text',
      priority: 5,
      width: 136,
      value: ({ owner }) => owner && whoText(reader, owner),
    },
    {
      id: 'status',
      header: 'Status',
      kind: 'badge',
      isSortable: true,
      priority: 1,
      value: (row) => {
        const { tone, meaning } = statusesOf('product').of(row.status);
        return { label: row.status, tone, description: meaning };
      },
    },
    { id: 'submitted_at', header: 'Submitted', kind: 'date', priority: 2, value: (row) => row.submitted_at },
    {
      id: 'updated_at',
      header: 'Updated',
      kind: 'date',
      isSortable: true,
      priority: 7,
      value: (row) => row.updated_at,
    },
  ];
}

export const orderFilters: readonly TableFilter<OrderRow>[] = [
  {
    id: 'status',
    label: 'Status',
    options: statusesOf('product').list.map(({ code }) => ({ value: code, label: code })),
  },
];
