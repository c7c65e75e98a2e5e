import type { V1Schemas, V2Schemas } from '@mailroom/api-client';
import type { TableColumn } from '@mailroom/design-system';
import { nearestDomain } from '@mailroom/domain/sendingDomains/alignment';
import { domainOf } from './domains/unsignedDomains.ts';

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

/** Whether e-mails from an address are signed. Blank until that is known; not in the file, which has what a profile itself has. */
export function signedColumn(
  domains: readonly Pick<V2Schemas['SendingDomain'], 'domain' | 'signing'>[] | undefined,
): TableColumn<Sender> {
  const signing = domains?.filter((one) => one.signing).map(({ domain }) => domain);
  return {
    id: 'signed',
    header: 'Signed',
    kind: 'badge',
    priority: 2,
    width: 128,
    value: (row) => {
      if (!signing) return null;
      const domain = nearestDomain(domainOf(row.from_email), signing);
      return domain === undefined
        ? { label: 'Not signed', tone: 'warning', description: 'Set up its domain under Sending domains' }
        : { label: 'Signed', tone: 'success', description: `E-mails are signed for ${domain}` };
    },
  };
}
