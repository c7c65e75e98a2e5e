import type { V1Schemas } from '@mailroom/api-client';
import { Skeleton, Table, type TableColumn } from '@mailroom/design-system';
import { PAGE_SIZE } from '@mailroom/domain/constants';
import { useQuery } from '@tanstack/react-query';
import { statusesOf } from '../../../components/statusLists.ts';
import { productProcessQuery } from '../../../resources/launches.queries.ts';
import { tableError } from '../../../shared/tableError.ts';

type Step = V1Schemas['ProcessStep'];

const columns: readonly TableColumn<Step>[] = [
  {
    id: 'name',
    header: 'Step',
    kind: 'text',
    width: { min: 224, grow: 1 },
    value: ({ name }) => name,
    detail: ({ attempt }) => `attempt ${attempt}`,
  },
  {
    id: 'status',
    header: 'Status',
    kind: 'badge',
    width: 140,
    value: ({ status }) => {
      const { tone, meaning } = statusesOf('action').of(status);
      return { label: status, tone, description: meaning };
    },
  },
  { id: 'started_at', header: 'Started', kind: 'date', priority: 3, value: ({ started_at }) => started_at },
  { id: 'tries', header: 'Tries', kind: 'number', width: 72, value: ({ tries }) => tries },
  {
    id: 'raw_error',
    header: 'Raw error',
    kind: 'text',
    look: 'code',
    width: { min: 160, grow: 2 },
    value: ({ raw_error }) => raw_error,
  },
];

/** The steps of every attempt with their raw errors, for operators. */
export function ProductEngineLog({ id }: { id: number }) {
  const steps = useQuery(productProcessQuery(id));
  if (steps.isPending) return <Skeleton lines={6} height={32} smallHeight={112} />;
  return (
    <Table
      label="Engine log"
      isFlush
      hasColumnMenu={false}
      isPaged={(steps.data?.objects.length ?? 0) > PAGE_SIZE}
      columns={columns}
      rows={steps.data?.objects}
      rowId={(step) => String(step.id)}
      {...tableError(steps)}
      empty={{ title: 'Nothing has run yet' }}
    />
  );
}
