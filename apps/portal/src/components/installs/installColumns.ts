import type { V1Schemas } from '@mailroom/api-client';
import type { TableColumn, TableFilter } from '@mailroom/design-system';
import { checkOutcome, INSTALL_KINDS, installPlace } from '@mailroom/domain/installWords';

type Install = V1Schemas['Install'];

function lastCheck({ last_check_result, last_check_message }: Install) {
  const label = checkOutcome(last_check_result);
  if (last_check_result === null) return { label, tone: 'secondary' as const };
  if (last_check_result === 'passed') return { label, tone: 'success' as const };
  return { label, tone: 'danger' as const, description: last_check_message ?? '' };
}

export const installFilters: readonly TableFilter<Install>[] = [
  {
    id: 'last_check_result',
    label: 'Last check',
    options: (['passed', 'failed'] as const).map((result) => ({ value: result, label: checkOutcome(result) })),
  },
];

export const accountColumn: TableColumn<Install> = {
  id: 'account_name',
  header: 'Account',
  kind: 'text',
  priority: 1,
  value: (row) => row.account_name,
};

export const installColumns: readonly TableColumn<Install>[] = [
  {
    id: 'name',
    header: 'Name',
    kind: 'text',
    look: 'strong',
    namesRow: true,
    isSortable: true,
    priority: 1,
    value: (row) => row.name,
  },
  {
    id: 'kind',
    header: 'Kind',
    kind: 'text',
    isSortable: true,
    priority: 2,
    width: 120,
    value: (row) => INSTALL_KINDS[row.kind],
  },
  {
    id: 'place',
    header: 'Place',
    kind: 'text',
    look: 'code',
    priority: 2,
    width: { min: 200, grow: 4 },
    value: installPlace,
  },
  {
    id: 'access',
    header: 'Signs in as',
    kind: 'text',
    look: 'code',
    priority: 4,
    width: { min: 140, grow: 1 },
    value: (row) => row.access_key_id ?? row.user,
  },
  { id: 'check', header: 'Last check', kind: 'badge', priority: 1, width: 128, value: lastCheck },
  {
    id: 'last_check_at',
    header: 'Checked At',
    kind: 'date',
    isSortable: true,
    priority: 3,
    value: (row) => row.last_check_at,
  },
  {
    id: 'host_key_fingerprint',
    header: 'Host Key',
    kind: 'text',
    look: 'code',
    priority: 5,
    value: (row) => row.host_key_fingerprint,
  },
  {
    id: 'created_at',
    header: 'Date Created',
    kind: 'date',
    isSortable: true,
    priority: 5,
    value: (row) => row.created_at,
  },
];
