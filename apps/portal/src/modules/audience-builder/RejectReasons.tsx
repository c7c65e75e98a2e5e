import type { V1Schemas } from '@mailroom/api-client';
import { Card, Table, type TableColumn } from '@mailroom/design-system';
import { useMemo } from 'react';
import { DownloadButton } from '../../components/DownloadButton.tsx';
import { downloadRejects } from '../../resources/audiences.queries.ts';
import { useFormats } from '../../shared/useFormats.ts';

type Reason = V1Schemas['RejectReason'];

/** Why rows of the newest import were turned away, each with a line to look at, and all of them to take along. */
export function RejectReasons({ audience }: { audience: V1Schemas['Audience'] }) {
  const { number, count } = useFormats();
  const { rejected } = audience.latest_import.counts;
  const columns = useMemo(
    (): readonly TableColumn<Reason>[] => [
      { id: 'reason', header: 'Reason', kind: 'text', value: ({ reason }) => reason },
      {
        id: 'example',
        header: 'Example',
        kind: 'text',
        look: 'code',
        priority: 2,
        value: ({ example_line: line, example }) => (line === null ? null : `line ${number(line)}: ${example ?? ''}`),
      },
      { id: 'count', header: 'Rows', kind: 'number', priority: 1, width: 88, value: (row) => row.count },
    ],
    [number],
  );
  return (
    <Card
      isFlush
      title="Why rows are rejected"
      actions={
        rejected > 0 && (
          <DownloadButton label={`Download ${count(rejected, 'row')}`} download={() => downloadRejects(audience.id)} />
        )
      }
    >
      <Table
        label="Why rows are rejected"
        columns={columns}
        rows={audience.reject_reasons}
        rowId={({ reason }) => reason}
        isPaged={false}
        hasColumnMenu={false}
        isFlush
        empty={{ title: 'No row was rejected' }}
      />
    </Card>
  );
}
