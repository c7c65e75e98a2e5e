import type { V1Schemas } from '@mailroom/api-client';
import type { TableColumn } from '@mailroom/design-system';

export const advertiserColumns: readonly TableColumn<V1Schemas['Advertiser']>[] = [
  {
    id: 'id',
    header: 'ID',
    kind: 'text',
    look: 'code',
    isSortable: true,
    priority: 3,
    width: 88,
    value: (row) => String(row.id),
  },
  {
    id: 'advertiser_name',
    header: 'Advertiser Name',
    kind: 'text',
    look: 'strong',
    namesRow: true,
    isSortable: true,
    priority: 1,
    value: (row) => row.advertiser_name,
  },
  {
    id: 'vertical',
    header: 'Vertical',
    kind: 'text',
    isSortable: true,
    priority: 2,
    value: (row) => row.vertical.name,
  },
];
