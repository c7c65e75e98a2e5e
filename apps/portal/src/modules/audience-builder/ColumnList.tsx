import type { V1Schemas } from '@mailroom/api-client';
import { Card, Table, type TableColumn } from '@mailroom/design-system';
import { useMemo } from 'react';
import { fieldLabels } from './importDraft.ts';

type Mapped = V1Schemas['Mapping'];

function becomes({ field, name }: Mapped): string | null {
  if (field === 'ignore') return null;
  return field === 'custom' ? `Custom: ${name ?? ''}` : (fieldLabels[field] ?? field);
}

/** Which column of the newest import's file became what. */
export function ColumnList({ audience: { columns: names, mapping } }: { audience: V1Schemas['Audience'] }) {
  const columns = useMemo(
    (): readonly TableColumn<Mapped>[] => [
      {
        id: 'column',
        header: 'In the file',
        kind: 'text',
        look: 'code',
        value: ({ column }) => names[column] ?? `Column ${column + 1}`,
      },
      { id: 'field', header: 'Becomes', kind: 'text', priority: 1, value: becomes },
    ],
    [names],
  );
  return (
    <Card isFlush title="Columns">
      <Table
        label="Columns"
        columns={columns}
        rows={mapping}
        rowId={({ column }) => String(column)}
        isPaged={false}
        hasColumnMenu={false}
        isFlush
      />
    </Card>
  );
}
