import type { V2Schemas } from '@mailroom/api-client';
import type { TableColumn } from '@mailroom/design-system';
import { statusesOf } from '../../../components/statusLists.ts';

type ReportRow = V2Schemas['ReportRow'];

const SHARE = { style: 'percent', minimumFractionDigits: 1, maximumFractionDigits: 1 } as const;

/** The share of those who were delivered to; null for a product that has delivered nothing yet. */
function shareOf(people: number, { volume_delivered: delivered }: ReportRow): number | null {
  return delivered === 0 ? null : people / delivered;
}

/** The columns that one compares before opening a report. */
export const reportColumns: readonly TableColumn<ReportRow>[] = [
  {
    id: 'product_name',
    header: 'Product',
    kind: 'text',
    look: 'strong',
    isSortable: true,
    width: { min: 200, grow: 3 },
    value: (row) => row.product_name,
    detail: (row) => String(row.product_id),
    detailKind: 'id',
    below: (row) => row.advertiser_name,
  },
  {
    id: 'advertiser_name',
    header: 'Advertiser',
    kind: 'text',
    isSortable: true,
    // It is below each name too.
    priority: 10,
    width: { min: 120, grow: 1 },
    value: (row) => row.advertiser_name,
  },
  {
    id: 'account_name',
    header: 'Account',
    kind: 'text',
    isSortable: true,
    priority: 7,
    width: { min: 160, grow: 1 },
    value: (row) => row.account_name,
  },
  {
    id: 'product_start_date',
    header: 'Start',
    kind: 'date',
    isSortable: true,
    priority: 5,
    value: (row) => row.product_start_date,
  },
  {
    id: 'volume_ordered',
    header: 'Ordered',
    kind: 'number',
    isSortable: true,
    priority: 6,
    width: 88,
    value: (row) => row.volume_ordered,
  },
  {
    id: 'volume_delivered',
    header: 'Delivered',
    kind: 'number',
    isSortable: true,
    priority: 2,
    width: 96,
    value: (row) => row.volume_delivered,
  },
  {
    id: 'open_rate',
    header: 'Opened',
    hint: 'People who opened, of those delivered to; machines are left out',
    kind: 'number',
    options: SHARE,
    isSortable: true,
    width: 112,
    value: (row) => shareOf(row.unique_opens, row),
  },
  {
    id: 'click_rate',
    header: 'Clicked',
    hint: 'People who clicked, of those delivered to; machines are left out',
    kind: 'number',
    options: SHARE,
    isSortable: true,
    width: 112,
    value: (row) => shareOf(row.unique_clicks, row),
  },
  {
    id: 'product_status',
    header: 'Status',
    kind: 'badge',
    isSortable: true,
    priority: 4,
    width: 136,
    value: (row) => {
      const { tone, meaning } = statusesOf('product').of(row.product_status);
      return { label: row.product_status, tone, description: meaning };
    },
  },
];
