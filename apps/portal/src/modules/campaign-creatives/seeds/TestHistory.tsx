import type { V2Schemas } from '@mailroom/api-client';
import { Table, type TableColumn } from '@mailroom/design-system';
import { useQuery } from '@tanstack/react-query';
import { testsQuery } from '../../../resources/creativeTests.queries.ts';
import { tableError } from '../../../shared/tableError.ts';

type Test = V2Schemas['TestSendEntry'];

const TO = { me: 'the sender', seeds: 'all test seeds', chosen: 'chosen seeds' } as const;

const columns: readonly TableColumn<Test>[] = [
  { id: 'at', header: 'Sent', kind: 'date', width: 210, value: (row) => row.at },
  {
    id: 'revision',
    header: 'Revision',
    kind: 'text',
    look: 'strong',
    width: { min: 110, grow: 1 },
    value: (row) => `Revision ${row.revision}`,
  },
  { id: 'to', header: 'To', kind: 'text', width: { min: 140, grow: 1 }, value: (row) => TO[row.to] },
  { id: 'recipients', header: 'Recipients', kind: 'number', width: 110, value: (row) => row.recipients },
  { id: 'by', header: 'By', kind: 'text', width: { min: 150, grow: 2 }, value: (row) => row.by?.name },
];

/** The tests of a creative, newest first. */
export function TestHistory({ creativeId }: { creativeId: number }) {
  const tests = useQuery(testsQuery(creativeId));
  return (
    <Table
      label="Tests"
      columns={columns}
      rows={tests.data?.objects}
      rowId={(row) => String(row.id)}
      hasColumnMenu={false}
      {...tableError(tests)}
      empty={{ title: 'No test has been sent yet', description: 'Send test mails it to you or to its test seeds.' }}
    />
  );
}
