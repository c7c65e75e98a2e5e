import { listQuery, type V1Schemas } from '@mailroom/api-client';
import { Button, Page, PageHeader, Table, type TableColumn } from '@mailroom/design-system';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { advertisersQuery } from '../../../resources/advertisers.queries.ts';
import { Gate } from '../../../session/user/Gate.tsx';
import { useCurrentAccount } from '../../../session/account/useCurrentAccount.ts';
import { useCan } from '../../../session/user/usePermissions.ts';
import { tableQuery } from '../../../shared/listState/tableQuery.ts';
import { useListState } from '../../../shared/listState/useListState.ts';
import { loadOnUse } from '../../../shared/lazyPart.tsx';
import { pagedRows } from '../../../shared/listState/pagedRows.ts';
import { useFormats } from '../../../shared/useFormats.ts';
import { usePageTitle } from '../../../shared/usePageTitle.ts';

const AdvertiserDialog = loadOnUse(async () => (await import('./AdvertiserDialog.tsx')).AdvertiserDialog);

type Advertiser = V1Schemas['Advertiser'];

const columns: readonly TableColumn<Advertiser>[] = [
  {
    id: 'id',
    header: 'ID',
    kind: 'text',
    look: 'code',
    isSortable: true,
    priority: 3,
    width: 88,
    value: (row) => String(row.id),
  },
  {
    id: 'advertiser_name',
    header: 'Advertiser Name',
    kind: 'text',
    look: 'strong',
    namesRow: true,
    isSortable: true,
    priority: 1,
    value: (row) => row.advertiser_name,
  },
  {
    id: 'vertical',
    header: 'Vertical',
    kind: 'text',
    isSortable: true,
    priority: 2,
    value: (row) => row.vertical.name,
  },
];

interface AdvertiserTableProps {
  /** Only advertisers of this account; undefined shows those of all accounts. */
  accountId?: number | undefined;
  isFlush?: boolean;
}

/** The table of advertisers, for their own screen and for a tab of the account. */
export function AdvertiserTable({ accountId, isFlush = false }: AdvertiserTableProps) {
  const [edited, setEdited] = useState<Advertiser>();
  const list = useListState({ sort: 'advertiser_name:asc' });
  const fixed = accountId === undefined ? {} : { account_id: [accountId] };
  const advertisers = useQuery(
    advertisersQuery(tableQuery('listAdvertisers', list.state, { search: 'advertiser_name', fixed })),
  );
  const withActions = useMemo((): readonly TableColumn<Advertiser>[] => {
    const edit = (row: Advertiser) => row.actions.find(({ name }) => name === 'update');
    return [
      ...columns,
      {
        id: 'actions',
        header: 'Actions',
        kind: 'actions',
        width: 72,
        priority: 1,
        value: (row) => [
          {
            id: 'edit',
            label: 'Edit',
            isInline: true,
            onAction: () => setEdited(row),
            ...(edit(row)?.reason && { disabledReason: edit(row)?.reason ?? '' }),
          },
        ],
      },
    ];
  }, []);
  return (
    <>
      <Table
        label="Advertisers"
        columns={withActions}
        rowId={(row) => String(row.id)}
        search="Search by advertiser name"
        isFlush={isFlush}
        empty={{ title: 'No advertisers yet', description: 'Creatives and orders are made for an advertiser.' }}
        {...pagedRows(list, advertisers)}
      />
      {edited && (
        <AdvertiserDialog advertiser={edited} accountId={edited.account_id} onClose={() => setEdited(undefined)} />
      )}
    </>
  );
}

function Advertisers() {
  usePageTitle('Advertisers');
  const { accountId } = useCurrentAccount();
  const { count } = useFormats();
  const add = useCan('can_add_advertiser');
  const [isAdding, setAdding] = useState(false);
  const total = useQuery(
    advertisersQuery(
      listQuery('listAdvertisers', {
        sort: { field: 'advertiser_name', direction: 'asc' },
        ...(accountId !== undefined && { filters: { account_id: [accountId] } }),
      }),
    ),
  );
  const blocked = !add.can || accountId === undefined;
  return (
    <Page>
      <PageHeader
        title="Advertisers"
        note={total.data && count(total.data.total_rows, 'advertiser')}
        actions={
          <Button
            variant="primary"
            disabled={blocked}
            reason={add.can ? 'Choose an account in the header first' : add.reason}
            onClick={() => setAdding(true)}
          >
            Add advertiser
          </Button>
        }
      />
      <AdvertiserTable accountId={accountId} />
      {isAdding && accountId !== undefined && (
        <AdvertiserDialog accountId={accountId} onClose={() => setAdding(false)} />
      )}
    </Page>
  );
}

/** The companies that the accounts advertise for. */
export function AdvertisersPage() {
  return (
    <Gate needs="can_view_advertiser" screen>
      <Advertisers />
    </Gate>
  );
}
