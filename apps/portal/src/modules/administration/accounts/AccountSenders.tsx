import type { V1Schemas } from '@mailroom/api-client';
import { Button, Table, type TableColumn } from '@mailroom/design-system';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { senderProfilesQuery, useDeleteSenderProfile } from '../../../resources/senderProfiles.queries.ts';
import { useCan } from '../../../session/user/usePermissions.ts';
import { loadOnUse } from '../../../shared/lazyPart.tsx';
import { tableError } from '../../../shared/tableError.ts';
import { useDeleteColumn } from './useDeleteColumn.ts';

const SenderDialog = loadOnUse(async () => (await import('./SenderDialog.tsx')).SenderDialog);

type Sender = V1Schemas['SenderProfile'];

const columns: readonly TableColumn<Sender>[] = [
  {
    id: 'from_name',
    header: 'From name',
    kind: 'text',
    look: 'strong',
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
  { id: 'postal_address', header: 'Postal address', kind: 'text', priority: 2, value: (row) => row.postal_address },
];

function nameOf(row: Sender) {
  return row.from_name;
}

/** The names and addresses that the account's e-mails come from. */
export function AccountSenders({ accountId }: { accountId: number }) {
  const change = useCan('can_modify_account_settings');
  const senders = useQuery(senderProfilesQuery(accountId));
  const { mutate: remove } = useDeleteSenderProfile();
  const [isAdding, setAdding] = useState(false);
  const reasonOf = useCallback(() => (change.can ? undefined : change.reason), [change.can, change.reason]);
  const withDelete = useDeleteColumn(columns, { noun: 'sender profile', nameOf, reasonOf, onDelete: remove });
  return (
    <>
      <Table
        toolbar={
          <Button disabled={!change.can} reason={change.reason} onClick={() => setAdding(true)}>
            Add sender profile
          </Button>
        }
        hasColumnMenu={false}
        label="Sender profiles"
        columns={withDelete}
        rows={senders.data?.objects}
        rowId={(row) => String(row.id)}
        empty={{ title: 'No sender profiles yet', description: 'Every e-mail is sent from one.' }}
        {...tableError(senders)}
      />
      {isAdding && <SenderDialog accountId={accountId} onClose={() => setAdding(false)} />}
    </>
  );
}
