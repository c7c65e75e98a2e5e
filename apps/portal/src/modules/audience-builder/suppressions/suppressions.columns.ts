import type { V1Schemas } from '@mailroom/api-client';
import type { TableColumn, TableFilter } from '@mailroom/design-system';

type Suppression = V1Schemas['Suppression'];

export const scopeLabels = { house: 'All accounts', account: 'Account', advertiser: 'Advertiser' } as const;

export const suppressionColumns: readonly TableColumn<Suppression>[] = [
  {
    id: 'name',
    header: 'List',
    kind: 'text',
    look: 'strong',
    isSortable: true,
    priority: 1,
    width: { min: 240, grow: 3 },
    value: ({ name }) => name,
    detail: ({ builtin }) => (builtin ? 'filled by Mailroom' : null),
  },
  {
    id: 'active',
    header: 'Status',
    kind: 'badge',
    width: 96,
    priority: 1,
    value: ({ active, reasons: [problem] }) =>
      active
        ? { label: 'On', tone: 'success', description: problem?.text ?? 'Nobody on it is mailed' }
        : { label: 'Off', tone: 'dark', description: problem?.text ?? 'It suppresses nobody' },
  },
  {
    id: 'scope',
    header: 'Applies to',
    kind: 'text',
    priority: 2,
    width: { min: 150, grow: 2 },
    value: ({ account_name }) => account_name ?? scopeLabels.house,
  },
  {
    id: 'advertiser',
    header: 'Advertiser',
    kind: 'text',
    priority: 4,
    width: { min: 120, grow: 1 },
    value: ({ advertiser }) => advertiser?.name,
  },
  {
    id: 'entry_count',
    header: 'Entries',
    kind: 'number',
    isSortable: true,
    priority: 2,
    value: ({ entry_count }) => entry_count,
  },
  {
    id: 'file',
    header: 'File',
    kind: 'text',
    look: 'code',
    priority: 5,
    width: { min: 120, grow: 1 },
    value: ({ file }) => file?.name,
  },
  {
    id: 'updated_at',
    header: 'Updated',
    kind: 'date',
    isSortable: true,
    priority: 3,
    value: ({ updated_at }) => updated_at,
  },
];

export const suppressionFilters: readonly TableFilter<Suppression>[] = [
  {
    id: 'scope',
    label: 'Applies to',
    options: Object.entries(scopeLabels).map(([value, label]) => ({ value, label })),
  },
];
