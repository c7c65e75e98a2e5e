import type { V1Schemas } from '@mailroom/api-client';
import { Table, type TableColumn } from '@mailroom/design-system';
import { useMemo } from 'react';
import { useFormats } from '../../../shared/useFormats.ts';

type Reason = V1Schemas['RejectReason'];

const DETAIL: TableColumn<Reason> = {
  id: 'detail',
  header: 'What is wrong',
  kind: 'text',
  width: { min: 200, grow: 5 },
  value: ({ detail }) => detail,
};

/** The reasons, each with an example line. */
export function RejectTable({ reasons }: { reasons: readonly Reason[] }) {
  const { number } = useFormats();
  const hasDetails = reasons.some(({ detail }) => detail !== null);
  const columns = useMemo(
    (): readonly TableColumn<Reason>[] => [
      {
        id: 'reason',
        header: 'Reason',
        kind: 'text',
        width: { min: 152, grow: 1 },
        value: ({ reason }) => reason,
      },
      ...(hasDetails ? [DETAIL] : []),
      {
        id: 'example',
        header: 'Example',
        kind: 'text',
        look: 'code',
        priority: 2,
        width: { min: 160, grow: 2 },
        value: ({ example_line: line, example }) => (line === null ? null : `line ${number(line)}: ${example ?? ''}`),
      },
      { id: 'count', header: 'Rows', kind: 'number', priority: 1, width: 88, value: (row) => row.count },
    ],
    [number, hasDetails],
  );
  return (
    <Table
      label="Why rows are rejected"
      columns={columns}
      rows={reasons}
      rowId={({ reason }) => reason}
      isPaged={false}
      hasColumnMenu={false}
      isFlush
      empty={{ title: 'No row was rejected' }}
    />
  );
}
