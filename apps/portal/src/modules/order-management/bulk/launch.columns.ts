import type { V1Schemas } from '@mailroom/api-client';
import type { TableColumn } from '@mailroom/design-system';
import { volumeWords } from '../review/reviewPlan.ts';
import { costOf, refusalOf } from './launchPlan.ts';

type Product = V1Schemas['Product'];

/** The columns of the review of several launches. A reason stands where a product can't be launched. */
export function launchColumns(number: (value: number) => string): readonly TableColumn<Product>[] {
  return [
    {
      id: 'product_name',
      header: 'Product',
      kind: 'text',
      look: 'strong',
      width: { min: 200, grow: 2 },
      value: (row) => row.product_name,
      detail: (row) => String(row.product_id),
      detailKind: 'id',
    },
    {
      id: 'recipients',
      header: 'Recipients',
      kind: 'number',
      width: 112,
      value: (row) => row.recipients,
    },
    {
      id: 'volume',
      header: 'Compared with the order',
      kind: 'text',
      priority: 4,
      width: { min: 160, grow: 2 },
      value: (row) => volumeWords(row, row.recipients, number),
    },
    { id: 'start', header: 'Start', kind: 'date', value: (row) => row.product_start_date },
    {
      id: 'cost',
      header: 'Price',
      kind: 'money',
      priority: 3,
      width: 104,
      value: costOf,
    },
    {
      id: 'refusal',
      header: 'Not launched, because',
      kind: 'text',
      priority: 2,
      width: { min: 200, grow: 2 },
      tone: () => 'danger',
      value: (row) => refusalOf(row),
    },
  ];
}
