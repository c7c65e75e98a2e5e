import type { V1Schemas } from '@mailroom/api-client';
import type { TableColumn, TableFilter } from '@mailroom/design-system';
import { PRODUCT_TYPES } from '@mailroom/domain/derivation/productTypes';

export type Rate = V1Schemas['ProductRate'];

export const rateColumns: readonly TableColumn<Rate>[] = [
  {
    id: 'account',
    header: 'Applies to',
    kind: 'text',
    look: 'strong',
    priority: 1,
    width: { min: 160, grow: 2 },
    value: ({ account_name }) => account_name ?? 'All accounts',
  },
  { id: 'product_type', header: 'Type', kind: 'text', isSortable: true, priority: 1, value: (row) => row.product_type },
  { id: 'vertical', header: 'Vertical', kind: 'text', priority: 3, value: ({ vertical }) => vertical?.name },
  {
    id: 'cpm_cents',
    header: 'Rate per thousand',
    kind: 'money',
    isSortable: true,
    priority: 1,
    width: 168,
    value: ({ cpm_cents, currency }) => ({ cents: cpm_cents, currency }),
  },
  { id: 'currency', header: 'Currency', kind: 'text', priority: 2, width: 96, value: ({ currency }) => currency },
];

export const rateFilters: readonly TableFilter<Rate>[] = [
  { id: 'product_type', label: 'Type', options: PRODUCT_TYPES.map((value) => ({ value, label: value })) },
];
