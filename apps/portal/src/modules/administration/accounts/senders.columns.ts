import type { V1Schemas } from '@mailroom/api-client';
import type { TableColumn } from '@mailroom/design-system';

type Sender = V1Schemas['SenderProfile'];

export const senderColumns: readonly TableColumn<Sender>[] = [
  {
    id: 'from_name',
    header: 'From name',
    kind: 'text',
    look: 'strong',
    namesRow: true,
    isSortable: true,
    priority: 1,
    width: { min: 160, grow: 1 },
    value: (row) => row.from_name,
  },
  {
    id: 'from_email',
    header: 'From address',
    kind: 'email',
    isSortable: true,
    priority: 1,
    width: { min: 220, grow: 2 },
    value: (row) => row.from_email,
  },
  {
    id: 'reply_to',
    header: 'Reply to',
    kind: 'email',
    priority: 3,
    width: { min: 220, grow: 2 },
    value: (row) => row.reply_to,
  },
  {
    id: 'unsubscribe_email',
    header: 'Unsubscribe mailbox',
    kind: 'email',
    priority: 4,
    width: { min: 220, grow: 2 },
    value: (row) => row.unsubscribe_email,
  },
  { id: 'postal_address', header: 'Postal address', kind: 'text', priority: 2, value: (row) => row.postal_address },
];
