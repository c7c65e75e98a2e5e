import type { V1Schemas } from '@mailroom/api-client';
import { Banner, Card, Table, type TableColumn } from '@mailroom/design-system';
import { useMemo } from 'react';
import { DownloadButton } from '../../../components/DownloadButton.tsx';
import { downloadOptOuts } from '../../../resources/audiences.queries.ts';
import { useFormats } from '../../../shared/useFormats.ts';

type Column = V1Schemas['OptOutColumn'];

/** Whom the file of the newest import says not to mail: left out, with a download of their rows, or imported for a reason. */
export function OptedOut({ audience: { id, latest_import, consent } }: { audience: V1Schemas['Audience'] }) {
  const { count, number } = useFormats();
  const optedOut = latest_import.counts.opted_out;
  const columns = useMemo(
    (): readonly TableColumn<Column>[] => [
      { id: 'heading', header: 'Column', kind: 'text', width: { min: 152, grow: 1 }, value: ({ heading }) => heading },
      {
        id: 'example',
        header: 'Example',
        kind: 'text',
        look: 'code',
        priority: 2,
        width: { min: 160, grow: 4 },
        value: ({ example_line: line, example }) => (line === null ? null : `line ${number(line)}: ${example ?? ''}`),
      },
      { id: 'count', header: 'Rows', kind: 'number', priority: 1, width: 88, value: (row) => row.count },
    ],
    [number],
  );
  if (consent.choice === 'import')
    return (
      <Banner tone="warning" title="People who opted out in the file were imported as well">
        {consent.reason}
      </Banner>
    );
  if (optedOut === 0) return null;
  return (
    <Card
      isFlush
      title="Opted out in the file"
      actions={
        <DownloadButton label={`Download ${count(optedOut, 'opted-out row')}`} download={() => downloadOptOuts(id)} />
      }
    >
      <Table
        label="Opted out in the file"
        columns={columns}
        rows={consent.columns}
        rowId={({ heading }) => heading}
        isPaged={false}
        hasColumnMenu={false}
        isFlush
        empty={{ title: 'Nobody opted out' }}
      />
    </Card>
  );
}
