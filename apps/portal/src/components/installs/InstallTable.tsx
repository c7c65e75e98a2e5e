import { Table } from '@mailroom/design-system';
import { useMemo, type ReactNode } from 'react';
import { Gate } from '../../session/user/Gate.tsx';
import { useCan } from '../../session/user/usePermissions.ts';
import { loadOnUse } from '../../shared/lazyPart.tsx';
import { pagedRows } from '../../shared/listState/pagedRows.ts';
import { useUrlRecord } from '../../shared/listState/useUrlRecord.ts';
import { useListViews } from '../views/useListViews.tsx';
import { accountColumn, installColumns, installFilters } from './installColumns.ts';
import { useInstallActions } from './useInstallActions.ts';
import { useInstallList } from './useInstallList.ts';

const AddInstall = loadOnUse(async () => (await import('./InstallDialog.tsx')).AddInstall);
const EditInstall = loadOnUse(async () => (await import('./InstallDialog.tsx')).EditInstall);

interface InstallTableProps {
  /** Only destinations of this account; undefined shows those of all accounts. */
  accountId?: number | undefined;
  toolbar?: ReactNode;
}

/** The delivery destinations, with their dialogs, which are in the URL as `?install=`. */
function Installs({ accountId, toolbar }: InstallTableProps) {
  const [open, setOpen] = useUrlRecord('install');
  const { list, installs } = useInstallList(accountId);
  const mayEdit = useCan('can_update_install').can;
  const actions = useInstallActions(setOpen);
  const isActing = useCan([['can_update_install', 'can_delete_install']]).can;
  const columns = useMemo(
    () => [...(accountId === undefined ? [accountColumn] : []), ...installColumns, ...(isActing ? [actions] : [])],
    [accountId, actions, isActing],
  );
  const views = useListViews('listInstalls', list, { filters: installFilters, isLoaded: installs.data !== undefined });
  const close = () => setOpen(undefined);
  return (
    <>
      <Table
        toolbar={toolbar}
        label="Installs"
        columns={columns}
        rowId={(row) => String(row.id)}
        onRowAction={mayEdit ? (row) => setOpen(row.id) : undefined}
        search="Search by name"
        filters={installFilters}
        empty={{
          title: 'No delivery destinations yet',
          description: 'A data delivery writes its list and package to one.',
        }}
        {...views.offered}
        {...pagedRows(list, installs)}
      />
      {views.part}
      {open === 'new' && <AddInstall accountId={accountId} onClose={close} />}
      {typeof open === 'number' && <EditInstall key={open} id={open} onClose={close} />}
    </>
  );
}

/** The destinations of data deliveries, for people who may see them. */
export function InstallTable(props: InstallTableProps) {
  return (
    <Gate needs="view_install" screen>
      <Installs {...props} />
    </Gate>
  );
}
