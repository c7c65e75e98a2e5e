import type { V1Schemas } from '@mailroom/api-client';
import { Table, type TableColumn } from '@mailroom/design-system';
import { useMemo } from 'react';
import { useFormats } from '../../../shared/useFormats.ts';
import { suspectRows, type SuspectRow } from './suspectRows.ts';

const columns: readonly TableColumn<SuspectRow>[] = [
  { id: 'lines', header: 'Lines', kind: 'text', look: 'code', width: 136, value: ({ lines }) => lines },
  {
    id: 'reading',
    header: 'How they are read',
    kind: 'text',
    priority: 1,
    width: { min: 240, grow: 3 },
    value: ({ reading }) => reading,
  },
];

const columnsWithText: readonly TableColumn<SuspectRow>[] = [
  ...columns,
  {
    id: 'text',
    header: 'Begins with',
    kind: 'text',
    look: 'code',
    priority: 2,
    width: { min: 160, grow: 2 },
    value: ({ text }) => text,
  },
];

/** The first suspect records of each kind. Their text is only known before the import. */
export function SuspectTable({ groups }: { groups: readonly V1Schemas['SuspectGroup'][] }) {
  const { number } = useFormats();
  const rows = useMemo(() => suspectRows(groups, number), [groups, number]);
  return (
    <Table
      label="Suspect quotes"
      columns={rows.some(({ text }) => text !== null) ? columnsWithText : columns}
      rows={rows}
      rowId={({ id }) => id}
      isPaged={false}
      hasColumnMenu={false}
      isFlush
      empty={{ title: 'No quote is suspect' }}
    />
  );
}
