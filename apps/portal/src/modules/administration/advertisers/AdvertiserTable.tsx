import type { V1Schemas } from '@mailroom/api-client';
import { Button, Table, type TableColumn } from '@mailroom/design-system';
import { searchKeys } from '@mailroom/domain/constants';
import { useQuery } from '@tanstack/react-query';
import { useMemo, type ReactNode } from 'react';
import { advertisersQuery, useDeleteAdvertiser } from '../../../resources/advertisers.queries.ts';
import { Gate } from '../../../session/user/Gate.tsx';
import { useCan } from '../../../session/user/usePermissions.ts';
import { useConfirm } from '../../../shared/feedback/useConfirm.ts';
import { loadOnUse } from '../../../shared/lazyPart.tsx';
import { pagedRows } from '../../../shared/listState/pagedRows.ts';
import { tableQuery } from '../../../shared/listState/tableQuery.ts';
import { useListState } from '../../../shared/listState/useListState.ts';
import { useUrlRecord } from '../../../shared/listState/useUrlRecord.ts';
import { advertiserColumns } from './advertisers.columns.ts';

const AddAdvertiser = loadOnUse(async () => (await import('./AdvertiserDialog.tsx')).AddAdvertiser);
const EditAdvertiser = loadOnUse(async () => (await import('./AdvertiserDialog.tsx')).EditAdvertiser);

type Advertiser = V1Schemas['Advertiser'];

function refusalOf(row: Advertiser, action: string) {
  const reason = row.actions.find(({ name }) => name === action)?.reason;
  return reason ? { disabledReason: reason } : {};
}

function useAdvertiserActions(onEdit: (id: number) => void): TableColumn<Advertiser> {
  const confirm = useConfirm();
  const { mutate: remove } = useDeleteAdvertiser();
  return useMemo(() => {
    async function askToDelete({ id, advertiser_name }: Advertiser) {
      const text = `Do you really want to delete the advertiser ‘${advertiser_name}’?`;
      if (await confirm({ type: 'danger', text })) remove(id);
    }
    return {
      id: 'actions',
      header: 'Actions',
      kind: 'actions',
      priority: 1,
      value: (row) => [
        {
          id: 'edit',
          label: 'Edit',
          isInline: true,
          onAction: () => onEdit(row.id),
          ...refusalOf(row, 'update'),
        },
        {
          id: 'delete',
          label: 'Delete',
          isDestructive: true,
          onAction: () => void askToDelete(row),
          ...refusalOf(row, 'delete'),
        },
      ],
    };
  }, [confirm, remove, onEdit]);
}

interface AdvertiserTableProps {
  /** Only advertisers of this account; undefined shows those of all accounts. */
  accountId: number | undefined;
  toolbar?: ReactNode;
}

/** The table of advertisers with its dialogs, which are in the URL as `?advertiser=`. */
export function AdvertiserTable({ accountId, toolbar }: AdvertiserTableProps) {
  const [open, setOpen] = useUrlRecord('advertiser');
  const list = useListState({ sort: 'advertiser_name:asc' });
  const fixed = accountId === undefined ? {} : { account_id: [accountId] };
  const advertisers = useQuery(
    advertisersQuery(tableQuery('listAdvertisers', list.state, { search: searchKeys.advertisers, fixed })),
  );
  const actions = useAdvertiserActions(setOpen);
  const columns = useMemo(() => [...advertiserColumns, actions], [actions]);
  const close = () => setOpen(undefined);
  return (
    <>
      <Table
        label="Advertisers"
        toolbar={toolbar}
        columns={columns}
        rowId={(row) => String(row.id)}
        search="Search by advertiser name"
        empty={{ title: 'No advertisers yet', description: 'Creatives and orders are made for an advertiser.' }}
        {...pagedRows(list, advertisers)}
      />
      {open === 'new' && accountId !== undefined && <AddAdvertiser accountId={accountId} onClose={close} />}
      {typeof open === 'number' && <EditAdvertiser key={open} id={open} onClose={close} />}
    </>
  );
}

interface AddAdvertiserButtonProps {
  /** Undefined while no account is chosen; an advertiser belongs to one. */
  accountId: number | undefined;
  variant?: 'primary' | 'secondary';
}

export function AddAdvertiserButton({ accountId, variant = 'secondary' }: AddAdvertiserButtonProps) {
  const add = useCan('can_add_advertiser');
  // The form needs a vertical, which has to be chosen from the list.
  const viewVerticals = useCan('can_view_vertical');
  const [, setOpen] = useUrlRecord('advertiser');
  return (
    <Button
      variant={variant}
      disabled={!add.can || !viewVerticals.can || accountId === undefined}
      reason={add.reason || viewVerticals.reason || 'Choose an account in the header first'}
      onClick={() => setOpen('new')}
    >
      Add advertiser
    </Button>
  );
}

/** The advertisers of one account, for a tab of its page. */
export function AccountAdvertisers({ accountId }: { accountId: number }) {
  return (
    <Gate needs="can_view_advertiser" screen>
      <AdvertiserTable accountId={accountId} toolbar={<AddAdvertiserButton accountId={accountId} />} />
    </Gate>
  );
}
