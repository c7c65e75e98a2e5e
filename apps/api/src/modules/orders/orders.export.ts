import type { Call } from '../../contract/handlers.ts';
import { exportRows } from '../../contract/exportRows.ts';
import { orders, type OrderRow } from './orders.resource.ts';
import { products, type ProductRow } from './products/products.resource.ts';

type Listed = Pick<Call, 'read' | 'list'>;

export async function exportOrders(call: Listed) {
  return exportRows<OrderRow>(call, orders, 'orders', {
    'Order ID': (row) => row.id,
    'Order Name': (row) => row.name,
    Account: (row) => row.account_name,
    Advertiser: (row) => row.advertiser_name,
    'PO Number': (row) => row.po_number,
    Owner: (row) => row.owner?.name ?? null,
    Status: (row) => row.status,
    Submitted: (row) => row.submitted_at,
    Updated: (row) => row.updated_at,
  });
}

export async function exportProducts(call: Listed) {
  return exportRows<ProductRow>(call, products, 'products', {
    'Product ID': (row) => row.id,
    'Product Name': (row) => row.name,
    'Order ID': (row) => row.order_id,
    'Order Name': (row) => row.order_name,
    Account: (row) => row.account_name,
    Advertiser: (row) => row.advertiser_name,
    Type: (row) => row.type,
    'Start Date': (row) => row.starts_at,
    'End Date': (row) => row.ends_at,
    Status: (row) => row.status,
    'Volume Ordered': (row) => row.volume_ordered,
    'Volume Delivered': (row) => row.volume_delivered,
    Deliverable: (row) => row.deliverable,
  });
}
