import type { V1Schemas } from '@mailroom/api-client';
import { Table, type TableColumn } from '@mailroom/design-system';
import { useMemo } from 'react';
import { useFormats } from '../../../shared/useFormats.ts';

type Column = V1Schemas['OptOutColumn'];

/** The columns of a file that say who must not be mailed, each with how many rows it left out. */
export function OptedOutTable({ columns: found }: { columns: readonly Column[] }) {
  const { number } = useFormats();
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
  return (
    <Table
      label="Opted out in the file"
      columns={columns}
      rows={found}
      rowId={({ heading }) => heading}
      isPaged={false}
      hasColumnMenu={false}
      isFlush
      empty={{ title: 'Nobody opted out' }}
    />
  );
}
