import type { V1Schemas } from '@mailroom/api-client';
import { Table, type TableColumn } from '@mailroom/design-system';
import { rejectReasons } from '@mailroom/domain/verdicts/audienceVerdict';
import { useMemo } from 'react';
import { paths } from '../../../shared/paths.ts';
import { useFormats } from '../../../shared/useFormats.ts';

type Reason = V1Schemas['RejectReason'];

const DETAIL: TableColumn<Reason> = {
  id: 'detail',
  header: 'What is wrong',
  kind: 'text',
  width: { min: 200, grow: 5 },
  value: ({ detail }) => detail,
};

interface RejectTableProps {
  reasons: readonly Reason[];
  /** The audience whose rows can be corrected. Default: they can't. */
  audienceId?: number;
}

function codeOf({ reason }: Reason): string | undefined {
  return rejectReasons.find(({ label }) => label === reason)?.code;
}

/** The reasons, each with an example line. Where rows can be corrected, a reason leads to its rows. */
export function RejectTable({ reasons, audienceId }: RejectTableProps) {
  const { number } = useFormats();
  const hasDetails = reasons.some(({ detail }) => detail !== null);
  const columns = useMemo(
    (): readonly TableColumn<Reason>[] => [
      {
        id: 'reason',
        header: 'Reason',
        kind: 'link',
        width: { min: 152, grow: 1 },
        value: (row) => ({
          label: row.reason,
          ...(audienceId !== undefined && { href: paths.audienceBuilder.rejects(audienceId, codeOf(row)) }),
        }),
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
    [number, hasDetails, audienceId],
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
