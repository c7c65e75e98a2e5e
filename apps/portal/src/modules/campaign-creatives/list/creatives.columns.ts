import type { V1Schemas } from '@mailroom/api-client';
import type { TableColumn } from '@mailroom/design-system';
import { statusesOf } from '../../../components/statusLists.ts';

export type CreativeRow = V1Schemas['CreativeRow'];

export const creativeColumns: readonly TableColumn<CreativeRow>[] = [
  {
    id: 'name',
    header: 'Creative',
    kind: 'text',
    look: 'strong',
    isSortable: true,
    width: { min: 220, grow: 3 },
    value: (row) => row.name,
    detail: (row) => (row.revision === null ? 'no HTML' : `rev ${row.revision}`),
    detailKind: 'id',
  },
  {
    id: 'advertiser_name',
    header: 'Advertiser',
    kind: 'text',
    isSortable: true,
    width: { min: 130, grow: 1 },
    value: (row) => row.advertiser_name,
  },
  {
    id: 'account_name',
    header: 'Account',
    kind: 'text',
    isSortable: true,
    priority: 5,
    width: { min: 130, grow: 1 },
    value: (row) => row.account_name,
  },
  {
    id: 'subject',
    header: 'Subject',
    kind: 'text',
    look: 'quiet',
    priority: 4,
    width: { min: 160, grow: 2 },
    value: (row) => row.subject,
  },
  {
    id: 'status',
    header: 'Status',
    kind: 'badge',
    isSortable: true,
    width: { min: 212, grow: 0 },
    value: (row) => {
      const { tone, meaning } = statusesOf('creative').of(row.status);
      return { label: row.status, tone, description: row.reasons.map(({ text }) => text).join(' ') || meaning };
    },
  },
  {
    id: 'open_findings',
    header: 'Open findings',
    kind: 'number',
    priority: 3,
    value: (row) => row.open_findings,
  },
  {
    id: 'labels',
    header: 'Labels',
    kind: 'pills',
    priority: 6,
    width: { min: 140, grow: 1 },
    value: (row) => row.labels,
  },
  { id: 'updated_at', header: 'Updated', kind: 'date', isSortable: true, priority: 3, value: (row) => row.updated_at },
];
