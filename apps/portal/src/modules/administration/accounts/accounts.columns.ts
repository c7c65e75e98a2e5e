import type { V1Schemas } from '@mailroom/api-client';
import type { TableColumn } from '@mailroom/design-system';

type Account = V1Schemas['Account'];

/** The specification's columns, in its order. */
export const accountColumns: readonly TableColumn<Account>[] = [
  {
    id: 'sf_account_id',
    header: 'Account ID',
    kind: 'text',
    look: 'code',
    isSortable: true,
    priority: 2,
    width: 164,
    value: (row) => row.sf_account_id,
  },
  {
    id: 'name',
    header: 'Account Name',
    kind: 'text',
    look: 'strong',
    namesRow: true,
    isSortable: true,
    priority: 1,
    width: { min: 200, grow: 3 },
    value: (row) => row.name,
  },
  {
    id: 'test_seed_email_address',
    header: 'Email',
    kind: 'email',
    isSortable: true,
    priority: 3,
    width: { min: 200, grow: 2 },
    value: (row) => row.test_seed_email_address,
  },
  {
    id: 'test_seed_ecid',
    header: 'ECID',
    kind: 'text',
    look: 'code',
    priority: 4,
    width: 144,
    value: (row) => row.test_seed_ecid,
  },
  { id: 'owner_phone', header: 'Phone Number', kind: 'text', priority: 5, width: 160, value: (row) => row.owner_phone },
];
