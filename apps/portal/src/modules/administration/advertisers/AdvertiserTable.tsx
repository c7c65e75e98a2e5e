import type { V1Schemas } from '@mailroom/api-client';
import { Button, Table } from '@mailroom/design-system';
import { useMemo, type ReactNode } from 'react';
import { DownloadButton } from '../../../components/DownloadButton.tsx';
import { useListViews } from '../../../components/views/useListViews.tsx';
import { useEditAndDelete } from '../../../components/useEditAndDelete.ts';
import { useDeleteAdvertiser } from '../../../resources/advertisers.queries.ts';
import { Gate } from '../../../session/user/Gate.tsx';
import { useCan } from '../../../session/user/usePermissions.ts';
import { api } from '../../../shared/api.ts';
import { loadOnUse } from '../../../shared/lazyPart.tsx';
import { pagedRows } from '../../../shared/listState/pagedRows.ts';
import { exportQuery } from '../../../shared/listState/tableQuery.ts';
import { useUrlRecord } from '../../../shared/listState/useUrlRecord.ts';
import { advertiserColumns } from './advertisers.columns.ts';
import { useAdvertiserList } from './useAdvertiserList.ts';

const AddAdvertiser = loadOnUse(async () => (await import('./AdvertiserDialog.tsx')).AddAdvertiser);
const EditAdvertiser = loadOnUse(async () => (await import('./AdvertiserDialog.tsx')).EditAdvertiser);

function nameOf(row: V1Schemas['Advertiser']) {
  return row.advertiser_name;
}

interface AdvertiserTableProps {
  /** Only advertisers of this account; undefined shows those of all accounts. */
  accountId: number | undefined;
  toolbar?: ReactNode;
}

/** The table of advertisers with its dialogs, which are in the URL as `?advertiser=`. */
export function AdvertiserTable({ accountId, toolbar }: AdvertiserTableProps) {
  const [open, setOpen] = useUrlRecord('advertiser');
  const mayEdit = useCan('can_update_advertiser').can;
  const mayAct = useCan([['can_update_advertiser', 'can_delete_advertiser']]).can;
  const { list, advertisers } = useAdvertiserList(accountId);
  const { mutate: remove } = useDeleteAdvertiser();
  const actions = useEditAndDelete({ noun: 'advertiser', nameOf, onEdit: setOpen, onDelete: remove });
  const columns = useMemo(() => (mayAct ? [...advertiserColumns, actions] : advertiserColumns), [actions, mayAct]);
  const views = useListViews('listAdvertisers', list, { isLoaded: advertisers.data !== undefined });
  const close = () => setOpen(undefined);
  return (
    <>
      <Table
        label="Advertisers"
        toolbar={toolbar}
        columns={columns}
        rowId={(row) => String(row.id)}
        onRowAction={mayEdit ? (row) => setOpen(row.id) : undefined}
        search="Search by advertiser name"
        empty={{ title: 'No advertisers yet', description: 'Creatives and orders are made for an advertiser.' }}
        {...views.offered}
        {...pagedRows(list, advertisers)}
      />
      {views.part}
      {open === 'new' && <AddAdvertiser accountId={accountId} onClose={close} />}
      {typeof open === 'number' && <EditAdvertiser key={open} id={open} onClose={close} />}
    </>
  );
}

/** Saves the list of advertisers that is shown, all its pages. */
export function ExportAdvertisers({ accountId }: { accountId: number | undefined }) {
  const { query } = useAdvertiserList(accountId);
  return (
    <DownloadButton
      label="Export CSV"
      download={() => api.download('v1', '/advertiser/export', { query: exportQuery(query) })}
    />
  );
}

export function AddAdvertiserButton() {
  // The form needs a vertical, which has to be chosen from the list.
  const add = useCan([['can_add_advertiser'], ['can_view_vertical']]);
  const [, setOpen] = useUrlRecord('advertiser');
  if (!add.can) return null;
  return (
    <Button variant="primary" onClick={() => setOpen('new')}>
      Add advertiser
    </Button>
  );
}

/** The advertisers of one account, for a tab of its page. */
export function AccountAdvertisers({ accountId }: { accountId: number }) {
  return (
    <Gate needs="can_view_advertiser" screen>
      <AdvertiserTable accountId={accountId} toolbar={<ExportAdvertisers accountId={accountId} />} />
    </Gate>
  );
}
