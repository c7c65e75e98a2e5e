import { STATUS_TONES, type Order } from './orders.samples.ts';
import type { TableColumn } from './columns/tableColumns.ts';
import type { TableFilter } from './data/tableFilters.ts';

/** Too few is worse than far too many. */
function toneOfDeliverable({ deliverable, ordered }: Order): 'danger' | 'warning' | 'plain' {
  if (deliverable === null) return 'plain';
  if (deliverable < ordered * 0.95) return 'danger';
  return deliverable > ordered * 2 ? 'warning' : 'plain';
}

export const ORDER_COLUMNS: readonly TableColumn<Order>[] = [
  {
    id: 'product',
    header: 'Product',
    kind: 'text',
    look: 'strong',
    isSortable: true,
    width: { min: 240, grow: 3 },
    value: (order) => order.product,
    detail: (order) => `#${order.id}`,
    detailKind: 'id',
  },
  {
    id: 'advertiser',
    header: 'Advertiser',
    kind: 'text',
    isSortable: true,
    priority: 3,
    width: { min: 120, grow: 1 },
    value: (order) => order.advertiser,
  },
  { id: 'start', header: 'Start', kind: 'date', isSortable: true, value: (order) => order.start },
  {
    id: 'ordered',
    header: 'Ordered',
    kind: 'number',
    isSortable: true,
    priority: 4,
    width: 88,
    value: (order) => order.ordered,
  },
  {
    id: 'deliverable',
    header: 'Deliverable',
    kind: 'number',
    width: 96,
    value: (order) => order.deliverable,
    tone: toneOfDeliverable,
  },
  {
    id: 'status',
    header: 'Status',
    kind: 'badge',
    isSortable: true,
    value: (order) => ({ label: order.status, tone: STATUS_TONES[order.status] ?? 'end' }),
  },
  {
    id: 'who',
    header: 'Who acts',
    kind: 'text',
    priority: 2,
    width: { min: 208, grow: 2 },
    value: (order) => order.who,
    detail: (order) => order.by,
  },
];

export const ORDER_FILTERS: readonly TableFilter<Order>[] = [
  {
    id: 'status',
    label: 'Status',
    options: Object.keys(STATUS_TONES).map((status) => ({ value: status, label: status })),
    values: (order) => [order.status],
  },
];
