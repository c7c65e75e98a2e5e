import { Button } from '../../../components/Button/Button.tsx';
import { Table } from '../../../components/Table/Table.tsx';
import type { TableColumn } from '../../../components/Table/columns/tableColumns.ts';

interface Order {
  id: string;
  name: string;
  recipients: number;
}
const ORDERS: readonly Order[] = [
  { id: '1204', name: 'Members’ evening', recipients: 41_306 },
  { id: '1205', name: 'Spring catalogue', recipients: 250_000 },
];
const GOOD: readonly TableColumn<Order>[] = [
  { id: 'name', header: 'Order', kind: 'text', look: 'strong', value: ({ name }) => name, isSortable: true },
  { id: 'recipients', header: 'Recipients', kind: 'number', value: ({ recipients }) => recipients, isSortable: true },
];
const BAD: readonly TableColumn<Order>[] = [
  { id: 'name', header: 'Name of the order', kind: 'text', value: ({ name }) => name },
  { id: 'recipients', header: 'Number of recipients', kind: 'text', value: ({ recipients }) => String(recipients) },
];

export function Good() {
  return (
    <Table label="Orders" rows={ORDERS} rowId={({ id }) => id} columns={GOOD} isPaged={false} hasColumnMenu={false} />
  );
}

export function Bad() {
  return (
    <Table
      label="Orders, by hand"
      rows={ORDERS}
      rowId={({ id }) => id}
      columns={BAD}
      isPaged={false}
      hasColumnMenu={false}
    />
  );
}

/** Every part that the good example doesn't need, for the picture of the parts. */
export function Anatomy() {
  return (
    <Table
      label="Orders, all parts"
      rows={ORDERS}
      rowId={({ id }) => id}
      columns={GOOD}
      search="Search orders"
      selection={{ kind: 'some', ids: ['1205'] }}
      onSelectionChange={() => undefined}
      bulkActions={<Button>Launch</Button>}
    />
  );
}
