import type { V1Schemas } from '@mailroom/api-client';
import type { TableColumn } from '@mailroom/design-system';
import { productColumns } from '../products/products.columns.ts';

type ProductRow = V1Schemas['ProductRow'];

/** The statuses in which a product has a report. */
export const REPORTED: ProductRow['product_status'][] = ['Live', 'Completed', 'Ended'];

const SHOWN = new Set([
  'product_name',
  'advertiser_name',
  'account_name',
  'product_start_date',
  'volume_ordered',
  'product_status',
]);

/** The columns that one compares before opening a report; dates are in the reader's `timeZone`. */
export function reportColumns(timeZone: string): readonly TableColumn<ProductRow>[] {
  const shown = productColumns({ timeZone, reader: undefined })
    .filter(({ id }) => SHOWN.has(id))
    // The name takes less room than in the list of products, so that a laptop shows ordered beside delivered.
    .map((column) => (column.id === 'product_name' ? { ...column, width: { min: 224, grow: 2 } } : column));
  const delivered: TableColumn<ProductRow> = {
    id: 'volume_delivered',
    header: 'Delivered',
    kind: 'number',
    width: 96,
    value: (row) => row.volume_delivered,
  };
  const status = shown.filter(({ id }) => id === 'product_status');
  return [...shown.filter(({ id }) => id !== 'product_status'), delivered, ...status];
}
