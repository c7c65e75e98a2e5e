import { Table } from '../../../components/Table/Table.tsx';
import type { TableColumn } from '../../../components/Table/columns/tableColumns.ts';

interface Report {
  id: string;
  name: string;
  sent: number;
  delivered: number;
  opened: number;
}

const REPORTS: readonly Report[] = [
  { id: '1204', name: 'Trail boots', sent: 250_000, delivered: 248_094, opened: 81_622 },
  { id: '1205', name: 'Members’ evening', sent: 18_400, delivered: 18_308, opened: 9_117 },
];

const SHARE = { style: 'percent', maximumFractionDigits: 1 } as const;

const COLUMNS: readonly TableColumn<Report>[] = [
  { id: 'name', header: 'Order', kind: 'text', look: 'strong', value: ({ name }) => name },
  { id: 'sent', header: 'Sent', group: 'Delivery', kind: 'number', value: ({ sent }) => sent },
  {
    id: 'deliveredRate',
    header: 'Rate',
    group: 'Delivery',
    kind: 'number',
    options: SHARE,
    value: ({ delivered, sent }) => delivered / sent,
  },
  { id: 'opened', header: 'Opens', group: 'Engagement', kind: 'number', value: ({ opened }) => opened },
  {
    id: 'openedRate',
    header: 'Rate',
    group: 'Engagement',
    kind: 'number',
    options: SHARE,
    value: ({ opened, delivered }) => opened / delivered,
  },
];

export function Example() {
  return <Table label="Reports" rows={REPORTS} rowId={({ id }) => id} columns={COLUMNS} isPaged={false} />;
}
