import type { V1Schemas } from '@mailroom/api-client';
import { Card, Stack, Table, type TableColumn } from '@mailroom/design-system';
import { useMemo } from 'react';
import { useFormats } from '../../../shared/useFormats.ts';
import { sampleRows, type SampleRow } from './fileSample.ts';
import { fieldLabels, type ImportDraft } from './importDraft.ts';
import { SuspectQuotes } from '../reading/SuspectQuotes.tsx';

const FAULT: TableColumn<SampleRow> = {
  id: 'fault',
  header: 'What is wrong',
  kind: 'text',
  priority: 1,
  width: { min: 200, grow: 5 },
  value: ({ fault }) => fault,
};

function columnsOf({ choices, names }: ImportDraft, hasFaults: boolean): readonly TableColumn<SampleRow>[] {
  const used = Object.entries(choices).filter(([, field]) => field !== null);
  return [
    { id: 'line', header: 'Line', kind: 'text', look: 'code', width: 72, value: ({ line }) => String(line) },
    {
      id: 'verdict',
      header: 'Verdict',
      kind: 'badge',
      width: 148,
      value: ({ problem }) => (problem ? { label: problem, tone: 'danger' } : { label: 'Good', tone: 'success' }),
    },
    ...(hasFaults ? [FAULT] : []),
    ...used.map(([column, field]): TableColumn<SampleRow> => ({
      id: column,
      header: field === 'custom' ? (names[column] ?? '') : (fieldLabels[field ?? ''] ?? ''),
      kind: 'text',
      priority: field === 'email' ? 1 : 3,
      value: ({ values }) => values[Number(column)],
    })),
  ];
}

interface SampleStepProps {
  file: V1Schemas['AudienceFile'];
  draft: ImportDraft;
  suspects: readonly V1Schemas['SuspectGroup'][];
}

/** The first rows as the import will read them, so that a wrong column or quote shows before a million rows are read. */
export function SampleStep({ file, draft, suspects }: SampleStepProps) {
  const { number } = useFormats();
  const rows = useMemo(() => sampleRows(file, draft), [file, draft]);
  const columns = useMemo(
    () =>
      columnsOf(
        draft,
        rows.some(({ fault }) => fault !== undefined),
      ),
    [draft, rows],
  );
  const good = rows.filter(({ problem }) => problem === undefined).length;
  return (
    <Stack gap={16}>
      {suspects.length > 0 && <SuspectQuotes groups={suspects} />}
      <Card isFlush title="Sample" note={`${number(good)} of the first ${number(rows.length)} rows are good`}>
        <Table
          label="Sample"
          columns={columns}
          rows={rows}
          rowId={({ line }) => String(line)}
          rowTone={({ problem }) => (problem ? 'danger' : undefined)}
          isPaged={false}
          isFlush
          empty={{ title: 'The file has no rows' }}
        />
      </Card>
    </Stack>
  );
}
