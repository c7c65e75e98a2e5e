import type { V1Schemas } from '@mailroom/api-client';
import { Table, type TableColumn, type TableFilter } from '@mailroom/design-system';
import { useQuery } from '@tanstack/react-query';
import { seedsQuery } from '../../../resources/creativeParts.queries.ts';
import { tableError } from '../../../shared/tableError.ts';

type Seed = V1Schemas['Seed'];

const columns: readonly TableColumn<Seed>[] = [
  {
    id: 'email',
    header: 'Email',
    kind: 'text',
    look: 'strong',
    isSortable: true,
    width: { min: 264, grow: 3 },
    value: (row) => row.email,
  },
  {
    id: 'name',
    header: 'Name',
    kind: 'text',
    isSortable: true,
    width: { min: 140, grow: 1 },
    value: (row) => [row.first_name, row.last_name].filter(Boolean).join(' ') || null,
  },
  {
    id: 'list',
    header: 'List',
    kind: 'text',
    isSortable: true,
    width: 80,
    value: (row) => (row.list === 'test' ? 'Test' : 'Live'),
  },
  {
    id: 'source',
    header: 'Whose',
    kind: 'text',
    look: 'quiet',
    width: 128,
    value: (row) => (row.source === 'advertiser' ? 'the advertiser’s' : 'its own'),
  },
  { id: 'line', header: 'Line', kind: 'number', isSortable: true, priority: 4, width: 80, value: (row) => row.line },
  {
    id: 'problem',
    header: 'Problem',
    kind: 'text',
    width: { min: 160, grow: 2 },
    value: (row) => row.problem,
    tone: () => 'danger',
  },
];

const filters: readonly TableFilter<Seed>[] = [
  {
    id: 'list',
    label: 'List',
    isSingle: true,
    options: [
      { value: 'test', label: 'Test' },
      { value: 'live', label: 'Live' },
    ],
    values: (row) => [row.list],
  },
];

/** The people who get test messages, and those who get a copy of each deployment. */
export function CreativeSeeds({ creativeId }: { creativeId: number }) {
  const seeds = useQuery(seedsQuery(creativeId));
  return (
    <Table
      label="Seeds"
      columns={columns}
      rows={seeds.data?.objects}
      rowId={(row) => String(row.id)}
      rowTone={(row) => (row.problem === null ? undefined : 'danger')}
      search="Search by email or name"
      filters={filters}
      {...tableError(seeds)}
      empty={{
        title: 'Neither the creative nor the advertiser has seeds',
        description: 'A test seed list is a CSV of addresses: upload it with a new revision.',
      }}
    />
  );
}
