import { useState } from 'react';
import { Table } from '../../../components/Table/Table.tsx';
import type { TableColumn } from '../../../components/Table/columns/tableColumns.ts';

interface Order {
  id: string;
  name: string;
  recipients: number | null;
}

const ORDERS: readonly Order[] = [
  { id: '1204', name: 'Trail boots', recipients: 250_000 },
  { id: '1205', name: 'Members’ evening', recipients: 18_400 },
];

export function Example() {
  const [orders, setOrders] = useState(ORDERS);
  const [columns] = useState(() => {
    const save = (id: string, change: Partial<Order>) =>
      setOrders((before) => before.map((order) => (order.id === id ? { ...order, ...change } : order)));
    return [
      {
        id: 'name',
        header: 'Order',
        kind: 'text',
        value: ({ name }) => name,
        edit: {
          onSave: ({ id }, name) => save(id, { name }),
          validate: (name) => (name.trim() === '' ? 'Enter a name.' : undefined),
        },
      },
      {
        id: 'recipients',
        header: 'Recipients',
        kind: 'number',
        width: 140,
        value: ({ recipients }) => recipients,
        edit: { onSave: ({ id }, recipients) => save(id, { recipients }) },
      },
    ] satisfies readonly TableColumn<Order>[];
  });
  return <Table label="Orders to edit" rows={orders} rowId={({ id }) => id} columns={columns} isPaged={false} />;
}
