import type { V1Schemas, V2Schemas } from '@mailroom/api-client';
import { Button, Heading, Stack, Table, Text, type TableColumn, type TableFilter } from '@mailroom/design-system';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { seedsQuery } from '../../../resources/creativeParts.queries.ts';
import { testsQuery } from '../../../resources/creativeTests.queries.ts';
import { isChecking } from '../../../resources/creatives.queries.ts';
import { useOffered } from '../../../session/user/usePermissions.ts';
import { tableError } from '../../../shared/tableError.ts';
import { useFormats } from '../../../shared/useFormats.ts';
import { seedDialog } from './seedLists.ts';
import { TestHistory } from './TestHistory.tsx';

type Creative = V1Schemas['Creative'];
type Seed = V1Schemas['Seed'];

const WHOSE = { creative: 'its own', advertiser: 'the advertiser’s' } as const;

const COLUMNS: readonly TableColumn<Seed>[] = [
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
    value: (row) => WHOSE[row.source],
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

function columnsWith(seen: V2Schemas['TestSendHistory']['seen']): readonly TableColumn<Seed>[] {
  const byEmail = new Map(seen.map(({ email, revisions }) => [email, revisions]));
  return [
    ...COLUMNS,
    {
      id: 'seen',
      header: 'Got revisions',
      kind: 'text',
      priority: 3,
      width: 128,
      value: (row) => byEmail.get(row.email)?.join(', '),
    },
  ];
}

interface SeedListsProps {
  creative: Creative;
  onAsk: (dialog: string) => void;
}

/** How many seeds each list has and whose it is, with the way to edit it. */
function SeedLists({ creative, onAsk }: SeedListsProps) {
  const { count } = useFormats();
  const isOffered = useOffered();
  const update = creative.actions.find(({ name }) => name === 'update');
  const off = isChecking(creative)
    ? { disabled: true as const, reason: 'The seeds are being read' }
    : { disabled: update?.allowed !== true, reason: update?.reason ?? '' };
  return (
    <Stack direction="row" gap={24} isWrapping>
      {(['test', 'live'] as const).map((list) => {
        const { count: seeds, source } = creative[`${list}_seeds`];
        return (
          <Stack key={list} direction="row" gap={8} align="center">
            <Text>{count(seeds, `${list} seed`)}</Text>
            {source !== 'none' && <Text tone="muted">{WHOSE[source]}</Text>}
            {isOffered(update) && (
              <Button size="small" aria-label={`Edit ${list} seeds`} onClick={() => onAsk(seedDialog(list))} {...off}>
                Edit
              </Button>
            )}
          </Stack>
        );
      })}
    </Stack>
  );
}

/** The people who get test messages, and those who get a copy of each deployment. */
export function CreativeSeeds({ creative, onAsk }: SeedListsProps) {
  const { id } = creative;
  const seeds = useQuery(seedsQuery(id));
  const tests = useQuery(testsQuery(id));
  const seen = tests.data?.seen;
  const columns = useMemo(() => columnsWith(seen ?? []), [seen]);
  return (
    <Stack gap={24}>
      <Stack gap={12}>
        <SeedLists creative={creative} onAsk={onAsk} />
        <Table
          label="Seeds"
          columns={columns}
          rows={seeds.data?.objects}
          rowId={(row) => String(row.id)}
          rowTone={(row) => (row.problem === null ? undefined : 'danger')}
          search="Search by email or name"
          filters={filters}
          {...tableError(seeds)}
          empty={
            isChecking(creative)
              ? { title: 'The seeds are being read' }
              : {
                  title: 'Neither the creative nor the advertiser has seeds',
                  description: 'Edit a list above: type or paste addresses, or take a CSV file.',
                }
          }
        />
      </Stack>
      <Stack gap={8}>
        <Heading level={2} size={16}>
          Tests
        </Heading>
        <TestHistory creativeId={id} />
      </Stack>
    </Stack>
  );
}
