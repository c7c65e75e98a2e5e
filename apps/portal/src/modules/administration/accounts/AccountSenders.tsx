import type { V1Schemas } from '@mailroom/api-client';
import { Button, Table } from '@mailroom/design-system';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { DownloadButton } from '../../../components/DownloadButton.tsx';
import { useEditAndDelete } from '../../../components/useEditAndDelete.ts';
import { sendingDomainsQuery } from '../../../resources/sending/sendingDomains.queries.ts';
import { senderProfilesQuery, useDeleteSenderProfile } from '../../../resources/senderProfiles.queries.ts';
import { useCan } from '../../../session/user/usePermissions.ts';
import { api } from '../../../shared/api.ts';
import { loadOnUse } from '../../../shared/lazyPart.tsx';
import { pagedRows } from '../../../shared/listState/pagedRows.ts';
import { exportQuery, tableQuery } from '../../../shared/listState/tableQuery.ts';
import { useListState } from '../../../shared/listState/useListState.ts';
import { useUrlRecord } from '../../../shared/listState/useUrlRecord.ts';
import { senderColumns, signedColumn } from './senders.columns.ts';

const AddSender = loadOnUse(async () => (await import('./SenderDialog.tsx')).AddSender);
const EditSender = loadOnUse(async () => (await import('./SenderDialog.tsx')).EditSender);

function nameOf(row: V1Schemas['SenderProfile']) {
  return row.from_name;
}

export function AddSenderButton() {
  const change = useCan('can_modify_account_settings');
  const [, setOpen] = useUrlRecord('sender');
  if (!change.can) return null;
  return (
    <Button variant="primary" onClick={() => setOpen('new')}>
      Add sender profile
    </Button>
  );
}

/** The names and addresses that the account's e-mails come from, with their dialogs, which are in the URL as `?sender=`. */
export function AccountSenders({ accountId }: { accountId: number }) {
  const change = useCan('can_modify_account_settings');
  const [open, setOpen] = useUrlRecord('sender');
  const list = useListState({ sort: 'from_name:asc' });
  const query = tableQuery('listSenderProfiles', list.state, {
    search: 'from_name',
    fixed: { account_id: [accountId] },
  });
  const senders = useQuery(senderProfilesQuery(query));
  const { mutate: remove } = useDeleteSenderProfile();
  const actions = useEditAndDelete({ noun: 'sender profile', nameOf, onEdit: setOpen, onDelete: remove });
  const domains = useQuery(sendingDomainsQuery(accountId)).data?.objects;
  const columns = useMemo(
    () => [...senderColumns, signedColumn(domains), ...(change.can ? [actions] : [])],
    [actions, change.can, domains],
  );
  const close = () => setOpen(undefined);
  return (
    <>
      <Table
        toolbar={
          <>
            <DownloadButton
              label="Export CSV"
              download={() => api.download('v1', '/sender_profile/export', { query: exportQuery(query) })}
            />
          </>
        }
        label="Sender profiles"
        columns={columns}
        rowId={(row) => String(row.id)}
        onRowAction={change.can ? (row) => setOpen(row.id) : undefined}
        search="Search by from name"
        empty={{ title: 'No sender profiles yet', description: 'Every e-mail is sent from one.' }}
        {...pagedRows(list, senders)}
      />
      {open === 'new' && <AddSender accountId={accountId} onClose={close} />}
      {typeof open === 'number' && <EditSender key={open} id={open} onClose={close} />}
    </>
  );
}
