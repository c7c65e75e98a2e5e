import {
  Button,
  defineStatuses,
  Page,
  PageHeader,
  PlusIcon,
  SegmentedControl,
  Table,
  type TableColumn,
} from '@mailroom/design-system';
import { useState } from 'react';

interface Order {
  id: string;
  name: string;
  advertiser: string;
  status: string;
  recipients: number;
  start: string;
  isMine: boolean;
}

// An application fetches them. Leave `rows` undefined until they are there.
const ORDERS: readonly Order[] = [
  {
    id: '20911',
    name: 'Autumn trail boots',
    advertiser: 'Northlight',
    status: 'Live',
    recipients: 231_870,
    start: '2026-11-20T13:00:00Z',
    isMine: true,
  },
  {
    id: '20913',
    name: 'Members’ evening',
    advertiser: 'Harbour Books',
    status: 'Held',
    recipients: 41_306,
    start: '2026-11-24T13:00:00Z',
    isMine: true,
  },
  {
    id: '20914',
    name: 'Loyalty statement, November',
    advertiser: 'Northlight',
    status: 'Draft',
    recipients: 250_000,
    start: '2026-11-30T14:00:00Z',
    isMine: false,
  },
];

const STATUSES = defineStatuses([
  { code: 'Draft', tone: 'secondary', meaning: 'Only the account sees it.', next: 'The account submits it.' },
  { code: 'Held', tone: 'warning', meaning: 'Somebody must act.', next: 'An account manager confirms the count.' },
  { code: 'Live', tone: 'success', meaning: 'Messages go out as planned.' },
] as const);

// In the module, because every row would be drawn again with new columns.
const COLUMNS: readonly TableColumn<Order>[] = [
  {
    id: 'name',
    header: 'Order',
    kind: 'text',
    look: 'strong',
    value: ({ name }) => name,
    detail: ({ id }) => id,
    detailKind: 'id',
    isSortable: true,
  },
  {
    id: 'status',
    header: 'Status',
    kind: 'badge',
    isSortable: true,
    value: ({ status }) => {
      const { label, tone, meaning } = STATUSES.of(status);
      return { label, tone, description: meaning };
    },
  },
  { id: 'advertiser', header: 'Advertiser', kind: 'text', value: ({ advertiser }) => advertiser, isSortable: true },
  { id: 'recipients', header: 'Recipients', kind: 'number', value: ({ recipients }) => recipients, isSortable: true },
  { id: 'start', header: 'Start', kind: 'date', value: ({ start }) => start, isSortable: true },
];

const OWNERS = [
  { value: 'all', label: 'All' },
  { value: 'mine', label: 'Mine' },
] as const;

export function ListPattern() {
  // Keep it in the address, so that a list can be sent to somebody: `tableStateToSearch` writes the rest of it.
  const [owner, setOwner] = useState<'all' | 'mine'>('all');
  return (
    <Page>
      <PageHeader
        title="Orders"
        actions={
          <Button variant="primary" icon={<PlusIcon />} href="#new-order">
            Add order
          </Button>
        }
      />
      <Table
        label="Orders"
        rows={ORDERS.filter(({ isMine }) => owner === 'all' || isMine)}
        rowId={({ id }) => id}
        rowHref={({ id }) => `#order-${id}`}
        columns={COLUMNS}
        search="Search orders"
        filters={[{ id: 'status', label: 'Status', options: STATUSES.choices, values: ({ status }) => [status] }]}
        toolbar={<SegmentedControl label="Whose orders" options={OWNERS} value={owner} onValueChange={setOwner} />}
        empty={{ title: 'No orders yet', description: 'An order says what is sent, to whom and when.' }}
        csvName="orders.csv"
      />
    </Page>
  );
}
