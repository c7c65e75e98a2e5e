import type { TableColumn } from './columns/tableColumns.ts';

/** The mails of an order: sent, bounced, opened. No real person or company. */
export interface Delivery {
  id: string;
  order: string;
  sent: number;
  bounced: number;
  delivered: number;
  opened: number;
  clicked: number;
}

export const DELIVERIES: readonly Delivery[] = [
  {
    id: '1204',
    order: 'Trail boots, first wave',
    sent: 250_000,
    bounced: 1_906,
    delivered: 248_094,
    opened: 81_622,
    clicked: 6_430,
  },
  {
    id: '1205',
    order: 'Members’ evening',
    sent: 18_400,
    bounced: 92,
    delivered: 18_308,
    opened: 9_117,
    clicked: 1_204,
  },
  {
    id: '1206',
    order: 'Öffnungszeiten über die Feiertage',
    sent: 96_000,
    bounced: 2_411,
    delivered: 93_589,
    opened: 22_087,
    clicked: 903,
  },
  {
    id: '1207',
    order: 'Gift sets, early access',
    sent: 130_000,
    bounced: 640,
    delivered: 129_360,
    opened: 40_231,
    clicked: 5_918,
  },
];

const SHARE = { style: 'percent', minimumFractionDigits: 1, maximumFractionDigits: 1 } as const;

/** Two groups, which have a column of the same name. */
export const DELIVERY_COLUMNS: readonly TableColumn<Delivery>[] = [
  {
    id: 'order',
    header: 'Order',
    kind: 'text',
    look: 'strong',
    isSortable: true,
    width: { min: 220, grow: 2 },
    value: ({ order }) => order,
  },
  { id: 'sent', header: 'Sent', group: 'Delivery', kind: 'number', isSortable: true, value: ({ sent }) => sent },
  { id: 'bounced', header: 'Bounced', group: 'Delivery', kind: 'number', value: ({ bounced }) => bounced },
  {
    id: 'deliveredRate',
    header: 'Rate',
    group: 'Delivery',
    kind: 'number',
    isSortable: true,
    options: SHARE,
    value: ({ delivered, sent }) => delivered / sent,
  },
  {
    id: 'opened',
    header: 'Opens',
    group: 'Engagement',
    kind: 'number',
    isSortable: true,
    value: ({ opened }) => opened,
  },
  { id: 'clicked', header: 'Clicks', group: 'Engagement', kind: 'number', value: ({ clicked }) => clicked },
  {
    id: 'clickedRate',
    header: 'Rate',
    group: 'Engagement',
    kind: 'number',
    isSortable: true,
    options: SHARE,
    value: ({ clicked, delivered }) => clicked / delivered,
  },
];
