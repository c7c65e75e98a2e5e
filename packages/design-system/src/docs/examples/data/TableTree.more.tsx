import { Table } from '../../../components/Table/Table.tsx';
import type { TableColumn } from '../../../components/Table/columns/tableColumns.ts';

interface Order {
  id: string;
  name: string;
  recipients: number;
  parts?: readonly Order[];
}

const ORDERS: readonly Order[] = [
  {
    id: '1204',
    name: 'Fernwick & Daughters, autumn',
    recipients: 421_306,
    parts: [
      { id: '1204-1', name: 'Trail boots', recipients: 291_306 },
      { id: '1204-2', name: 'Early access, gift sets', recipients: 130_000 },
    ],
  },
  { id: '1205', name: 'Kestrel Museum, members’ evening', recipients: 18_400 },
];

const COLUMNS: readonly TableColumn<Order>[] = [
  { id: 'name', header: 'Order', kind: 'text', look: 'strong', value: ({ name }) => name, isSortable: true },
  { id: 'recipients', header: 'Recipients', kind: 'number', value: ({ recipients }) => recipients, isSortable: true },
];

export function Example() {
  return (
    <Table
      label="Orders and their products"
      rows={ORDERS}
      rowId={({ id }) => id}
      rowChildren={({ parts }) => parts}
      columns={COLUMNS}
      totals={(orders) => ({ recipients: orders.reduce((sum, { recipients }) => sum + recipients, 0) })}
      isPaged={false}
    />
  );
}
