import { Table } from '../../../components/Table/Table.tsx';
import type { TableColumn } from '../../../components/Table/columns/tableColumns.ts';

interface Order {
  id: string;
  name: string;
  advertiser: string;
  recipients: number;
}

const ORDERS: readonly Order[] = [
  { id: '1204', name: 'Trail boots', advertiser: 'Fernwick & Daughters', recipients: 291_306 },
  { id: '1207', name: 'Gift sets', advertiser: 'Fernwick & Daughters', recipients: 130_000 },
  { id: '1205', name: 'Members’ evening', advertiser: 'Kestrel Museum', recipients: 18_400 },
];

const COLUMNS: readonly TableColumn<Order>[] = [
  { id: 'name', header: 'Order', kind: 'text', look: 'strong', value: ({ name }) => name, isSortable: true },
  { id: 'advertiser', header: 'Advertiser', kind: 'text', value: ({ advertiser }) => advertiser },
  { id: 'recipients', header: 'Recipients', kind: 'number', value: ({ recipients }) => recipients, isSortable: true },
];

export function Example() {
  return (
    <Table
      label="Orders by advertiser"
      rows={ORDERS}
      rowId={({ id }) => id}
      groupBy="advertiser"
      columns={COLUMNS}
      totals={(orders) => ({ recipients: orders.reduce((sum, { recipients }) => sum + recipients, 0) })}
    />
  );
}
