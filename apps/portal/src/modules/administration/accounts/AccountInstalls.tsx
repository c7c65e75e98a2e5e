import type { V1Schemas } from '@mailroom/api-client';
import { Button, Table, type TableColumn } from '@mailroom/design-system';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { installsQuery, useDeleteInstall } from '../../../resources/installs.queries.ts';
import { Gate } from '../../../session/user/Gate.tsx';
import { useCan } from '../../../session/user/usePermissions.ts';
import { loadOnUse } from '../../../shared/lazyPart.tsx';
import { tableError } from '../../../shared/tableError.ts';
import { useDeleteColumn } from './useDeleteColumn.ts';

const InstallDialog = loadOnUse(async () => (await import('./InstallDialog.tsx')).InstallDialog);

type Install = V1Schemas['Install'];

function place(row: Install) {
  return (row.kind === 's3' ? [row.bucket, row.prefix] : [row.host, row.folder]).filter(Boolean).join('/');
}

function check({ last_check_at, last_check_result }: Install) {
  if (!last_check_at) return { label: 'Not checked', tone: 'secondary' as const };
  if (last_check_result === 'passed') return { label: 'Passed', tone: 'success' as const };
  return { label: 'Failed', tone: 'danger' as const, description: last_check_result ?? '' };
}

const columns: readonly TableColumn<Install>[] = [
  { id: 'name', header: 'Name', kind: 'text', look: 'strong', isSortable: true, priority: 1, value: (row) => row.name },
  {
    id: 'kind',
    header: 'Kind',
    kind: 'text',
    isSortable: true,
    priority: 1,
    width: 120,
    value: (row) => (row.kind === 's3' ? 'S3 bucket' : 'SFTP folder'),
  },
  { id: 'place', header: 'Place', kind: 'text', look: 'code', priority: 2, width: { min: 200, grow: 4 }, value: place },
  {
    id: 'access',
    header: 'Signs in as',
    kind: 'text',
    look: 'code',
    priority: 3,
    width: { min: 140, grow: 1 },
    value: (row) => row.access_key_id ?? row.user,
  },
  { id: 'check', header: 'Last check', kind: 'badge', priority: 2, width: 128, value: check },
  {
    id: 'created_at',
    header: 'Date Created',
    kind: 'date',
    isSortable: true,
    priority: 4,
    value: (row) => row.created_at,
  },
];

function nameOf(row: Install) {
  return row.name;
}

function reasonOf(row: Install) {
  return row.actions.find(({ name }) => name === 'delete')?.reason ?? undefined;
}

function Installs({ accountId }: { accountId: number }) {
  const add = useCan('can_add_install');
  const installs = useQuery(installsQuery(accountId));
  const { mutate: remove } = useDeleteInstall();
  const [isAdding, setAdding] = useState(false);
  const withDelete = useDeleteColumn(columns, { noun: 'destination', nameOf, reasonOf, onDelete: remove });
  return (
    <>
      <Table
        toolbar={
          <Button disabled={!add.can} reason={add.reason} onClick={() => setAdding(true)}>
            Add destination
          </Button>
        }
        hasColumnMenu={false}
        label="Installs"
        columns={withDelete}
        rows={installs.data?.objects}
        rowId={(row) => String(row.id)}
        empty={{
          title: 'No delivery destinations yet',
          description: 'A data delivery writes its list and package to one.',
        }}
        {...tableError(installs)}
      />
      {isAdding && <InstallDialog accountId={accountId} onClose={() => setAdding(false)} />}
    </>
  );
}

/** The destinations of the account's data deliveries. */
export function AccountInstalls({ accountId }: { accountId: number }) {
  return (
    <Gate needs="view_install" screen>
      <Installs accountId={accountId} />
    </Gate>
  );
}
