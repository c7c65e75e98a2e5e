import type { TableColumn } from './columns/tableColumns.ts';
import { STATUS_TONES } from './orders.samples.ts';

/** Orders, their products, and the waves of a product: a tree of three levels. No real person or company. */
export interface Campaign {
  id: string;
  name: string;
  status: string;
  ordered: number;
  price: number;
  parts?: readonly Campaign[];
}

export const CAMPAIGNS: readonly Campaign[] = [
  {
    id: '1204',
    name: 'Fernwick & Daughters, autumn',
    status: 'Live',
    ordered: 421_306,
    price: 842_612,
    parts: [
      {
        id: '1204-1',
        name: 'Trail boots',
        status: 'Live',
        ordered: 291_306,
        price: 582_612,
        parts: [
          { id: '1204-1-1', name: 'Boots, first wave', status: 'Live', ordered: 250_000, price: 500_000 },
          { id: '1204-1-2', name: 'Boots, reminder', status: 'Ready To Launch', ordered: 41_306, price: 82_612 },
        ],
      },
      { id: '1204-2', name: 'Early access, gift sets', status: 'Draft', ordered: 130_000, price: 260_000 },
    ],
  },
  {
    id: '1205',
    name: 'Kestrel Museum, members’ evening',
    status: 'Approved',
    ordered: 18_400,
    price: 55_200,
    parts: [{ id: '1205-1', name: 'Invitation', status: 'Approved', ordered: 18_400, price: 55_200 }],
  },
  { id: '1206', name: 'Öffnungszeiten über die Feiertage', status: 'Draft', ordered: 96_000, price: 192_000 },
];

export const CAMPAIGN_COLUMNS: readonly TableColumn<Campaign>[] = [
  {
    id: 'name',
    header: 'Order',
    kind: 'text',
    isSortable: true,
    width: { min: 280, grow: 3 },
    value: ({ name }) => name,
  },
  {
    id: 'status',
    header: 'Status',
    kind: 'badge',
    isSortable: true,
    value: ({ status }) => ({ label: status, tone: STATUS_TONES[status] ?? 'end' }),
  },
  { id: 'ordered', header: 'Ordered', kind: 'number', isSortable: true, value: ({ ordered }) => ordered },
  {
    id: 'price',
    header: 'Price',
    kind: 'money',
    isSortable: true,
    value: ({ price }) => ({ cents: price, currency: 'USD' }),
  },
];

/** A tree of many rows: each order has products. */
export function makeCampaigns(orders: number, products: number): Campaign[] {
  return Array.from({ length: orders }, (_, order) => ({
    id: `o${order}`,
    name: `Order ${order + 1}`,
    status: order % 2 === 0 ? 'Live' : 'Draft',
    ordered: products * 1000,
    price: products * 2000,
    parts: Array.from({ length: products }, (__, product) => ({
      id: `o${order}-p${product}`,
      name: `Product ${order + 1}.${product + 1}`,
      status: 'Live',
      ordered: 1000,
      price: 2000,
    })),
  }));
}
