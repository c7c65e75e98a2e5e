import type { V1Schemas } from '@mailroom/api-client';
import { Banner, Card, ErrorState, Stack, type TableColumn } from '@mailroom/design-system';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { sampleQuery } from '../../../../resources/audienceFiles/audienceSample.queries.ts';
import { errorText } from '../../../../shared/errors/errorKinds.ts';
import { useFormats } from '../../../../shared/useFormats.ts';
import { placeOf } from '../../computed/columnsDraft.ts';
import { wholeSheet } from '../fileSample.ts';
import { settingsOf, type ImportDraft } from '../importDraft.ts';
import { fieldLabels } from '../memberFields.ts';
import { SuspectQuotes } from '../../reading/SuspectQuotes.tsx';
import { DamagedValues } from './DamagedValues.tsx';
import { SamplePart } from './SamplePart.tsx';
import { faultOf, isOdd, verdictOf } from './sampleVerdict.ts';

type Row = V1Schemas['SampledRow'];

interface SampleStepProps {
  file: V1Schemas['AudienceFile'];
  draft: ImportDraft;
  suspects: readonly V1Schemas['SuspectGroup'][];
  /** Damaged values of the whole file; empty until it is read. */
  damage: readonly V1Schemas['Damage'][];
  /** Whether the whole file couldn’t be read for what it says about consent. */
  hasConsentFailed: boolean;
  onChange: (draft: ImportDraft) => void;
}

function useColumns({ file, draft }: Pick<SampleStepProps, 'file' | 'draft'>, sample?: V1Schemas['AudienceSample']) {
  const { number } = useFormats();
  return useMemo((): readonly TableColumn<Row>[] => {
    const { headings } = wholeSheet(file, draft);
    const headingOf = (column: number) => headings[column] ?? '';
    const rows = sample ? [...sample.first.rows, ...sample.later.rows] : [];
    const fault: TableColumn<Row> = {
      id: 'fault',
      header: 'What is wrong',
      kind: 'text',
      priority: 1,
      width: { min: 200, grow: 4 },
      value: (row) => faultOf(row, { headingOf, number }),
    };
    return [
      { id: 'line', header: 'Line', kind: 'text', look: 'code', width: 72, value: ({ line }) => number(line) },
      { id: 'verdict', header: 'Verdict', kind: 'badge', width: 176, value: verdictOf },
      ...(rows.some(isOdd) ? [fault] : []),
      ...Object.entries(draft.choices)
        .filter(([, field]) => field !== null)
        // The address names the row, also where it is computed behind the columns of the file.
        .toSorted(([, one], [, other]) => Number(other === 'email') - Number(one === 'email'))
        .map(([column, field]): TableColumn<Row> => ({
          id: column,
          header: field === 'custom' ? (draft.names[column] ?? '') : (fieldLabels[field ?? ''] ?? ''),
          kind: 'text',
          ...(field === 'email' ? { priority: 1, width: { min: 184, grow: 4 } } : { priority: 3 }),
          value: ({ values }) => values[sample?.columns.indexOf(placeOf(draft, column)) ?? -1],
        })),
    ];
  }, [file, draft, sample, number]);
}

/** Rows of the file as the import will read them, so that a wrong column or quote shows before a million rows are read. */
export function SampleStep({ file, draft, suspects, damage, hasConsentFailed, onChange }: SampleStepProps) {
  const { number } = useFormats();
  const query = useQuery(sampleQuery(file.id, settingsOf(draft)));
  const { data } = query;
  const columns = useColumns({ file, draft }, data);
  const from = data?.later.rows[0]?.line;
  const { headings } = wholeSheet(file, draft);
  return (
    <Stack gap={16}>
      {hasConsentFailed && (
        <Banner tone="warning" title="What the file says about consent couldn’t be read">
          The import leaves out people who opted out in the file.
        </Banner>
      )}
      {suspects.length > 0 && <SuspectQuotes groups={suspects} />}
      {query.isError ? (
        <Card isFlush title="Sample">
          <ErrorState
            title="The sample couldn’t be read"
            onRetry={() => void query.refetch()}
            isRetrying={query.isFetching}
          >
            {errorText(query.error)} The import can be started without it.
          </ErrorState>
        </Card>
      ) : (
        <SamplePart
          title="Sample"
          label="Sample"
          note={data && `${number(data.first.good)} of the first ${number(data.first.rows.length)} rows are good`}
          footer="The import reads these rows in the same way. It also finds suppressed people, and duplicates further down."
          columns={columns}
          rows={data?.first.rows}
          expected={file.rows.length}
        />
      )}
      {damage.length > 0 && (
        <DamagedValues
          damage={damage}
          headingOf={(column) => headings[column] || `Column ${column + 1}`}
          mends={draft.mends}
          onMendsChange={(mends) => onChange({ ...draft, mends })}
        />
      )}
      {data && from !== undefined && (
        <SamplePart
          title={`From line ${number(from)}`}
          label={`Sample from line ${number(from)}`}
          note={`${number(data.later.good)} of ${number(data.later.rows.length)} rows are good`}
          footer="The import stores a file in parts. The second one begins here."
          columns={columns}
          rows={data.later.rows}
          expected={data.later.rows.length}
        />
      )}
    </Stack>
  );
}
