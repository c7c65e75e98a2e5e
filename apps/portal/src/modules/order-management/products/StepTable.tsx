import type { V1Schemas } from '@mailroom/api-client';
import { Table, type TableColumn } from '@mailroom/design-system';
import { formatDuration } from '@mailroom/domain/dates/durations';
import { statusesOf } from '../../../components/statusLists.ts';

type Step = V1Schemas['ProductStep'];

function took({ started_at, finished_at }: Step): string | null {
  if (!started_at || !finished_at) return null;
  const ms = Date.parse(finished_at) - Date.parse(started_at);
  return ms < 60_000 ? `${(ms / 1000).toFixed(1)} s` : formatDuration(ms);
}

const columns: readonly TableColumn<Step>[] = [
  { id: 'name', header: 'Step', kind: 'text', value: (step) => step.name },
  {
    id: 'status',
    header: 'Status',
    kind: 'badge',
    width: 140,
    value: (step) => {
      const { tone, meaning } = statusesOf('action').of(step.status);
      return { label: step.status, tone, description: meaning };
    },
  },
  { id: 'took', header: 'Took', kind: 'text', width: 88, priority: 3, value: took },
  {
    id: 'result',
    header: 'Result',
    kind: 'text',
    width: { min: 160, grow: 3 },
    value: (step) => step.result,
    tone: ({ severity }) => (severity === null ? 'plain' : 'danger'),
  },
];

/** The steps of one attempt, each with its result. */
export function StepTable({ steps }: { steps: readonly Step[] }) {
  return (
    <Table
      label="Process"
      isFlush
      isPaged={false}
      hasColumnMenu={false}
      columns={columns}
      rows={steps}
      rowId={(step) => step.name}
      empty={{ title: 'Not launched yet' }}
    />
  );
}
