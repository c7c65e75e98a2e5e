import type { TableColumn } from './columns/tableColumns.ts';
import { STATUS_TONES } from './orders.samples.ts';

/** Orders of advertisers, which a planner still changes. No real person or company. */
interface Budget {
  id: string;
  name: string;
  contact: string;
  recipients: number | null;
  price: number | null;
  status: 'Draft' | 'Approved' | 'Live';
}

export const BUDGETS: readonly Budget[] = [
  {
    id: '1204',
    name: 'Trail boots, first wave',
    contact: 'ida@fernwick.example',
    recipients: 250_000,
    price: 500_000,
    status: 'Draft',
  },
  {
    id: '1205',
    name: 'Members’ evening',
    contact: 'post@kestrel.example',
    recipients: 18_400,
    price: 55_200,
    status: 'Approved',
  },
  {
    id: '1206',
    name: 'Öffnungszeiten über die Feiertage',
    contact: 'ladenpost@brueckner.example',
    recipients: null,
    price: null,
    status: 'Draft',
  },
  {
    id: '1207',
    name: 'Gift sets, early access',
    contact: 'ida@fernwick.example',
    recipients: 130_000,
    price: 260_000,
    status: 'Live',
  },
];

/** Saves one field of a row. */
export type SaveBudget = (id: string, change: Partial<Budget>) => void | Promise<unknown>;

const CHOICES = ['Draft', 'Approved', 'Live'].map((status) => ({ value: status, label: status }));

/** Columns of each kind that can be edited. An order that is live can't be. */
export function budgetColumns(onSave: SaveBudget): readonly TableColumn<Budget>[] {
  const disabledReason = ({ status }: Budget) => (status === 'Live' ? 'It is live. Pause it first.' : undefined);
  return [
    {
      id: 'name',
      header: 'Order',
      kind: 'text',
      look: 'strong',
      isSortable: true,
      width: { min: 240, grow: 2 },
      value: ({ name }) => name,
      edit: {
        onSave: ({ id }, name) => onSave(id, { name }),
        validate: (name) => (name.trim() === '' ? 'The name is empty.' : undefined),
      },
    },
    {
      id: 'contact',
      header: 'Contact',
      kind: 'email',
      value: ({ contact }) => contact,
      edit: { onSave: ({ id }, contact) => onSave(id, { contact }) },
    },
    {
      id: 'recipients',
      header: 'Recipients',
      kind: 'number',
      isSortable: true,
      width: 140,
      value: ({ recipients }) => recipients,
      edit: {
        onSave: ({ id }, recipients) => onSave(id, { recipients }),
        validate: (recipients) => (recipients !== null && recipients < 1 ? 'Order at least 1.' : undefined),
        disabledReason,
      },
    },
    {
      id: 'price',
      header: 'Price',
      kind: 'money',
      width: 160,
      value: ({ price }) => (price === null ? null : { cents: price, currency: 'USD' }),
      edit: { currency: 'USD', onSave: ({ id }, price) => onSave(id, { price }), disabledReason },
    },
    {
      id: 'status',
      header: 'Status',
      kind: 'badge',
      value: ({ status }) => ({ label: status, tone: STATUS_TONES[status] ?? 'end' }),
      edit: { options: CHOICES, onSave: ({ id }, status) => onSave(id, { status: status as Budget['status'] }) },
    },
  ];
}
