import type { V1Schemas } from '@mailroom/api-client';
import {
  Card,
  Code,
  SegmentedControl,
  Stack,
  Table,
  Text,
  type SegmentedControlProps,
  type TableColumn,
} from '@mailroom/design-system';
import type { ConsentVerdict } from '@mailroom/domain/consent/consentCells';
import { useMemo } from 'react';
import { useFormats } from '../../../shared/useFormats.ts';
import { sumsOf, type ConsentDraft, type ConsentProfile } from './consentDraft.ts';
import { consentRows, decide, type ConsentRow } from './consentRows.ts';

const KINDS: Readonly<Record<V1Schemas['ConsentColumn']['kind'], string>> = {
  permission: 'asks for consent',
  refusal: 'names people who opted out',
  status: 'a status',
  note: 'words in free text',
  other: 'words of a status',
};

const VERDICTS: SegmentedControlProps<ConsentVerdict>['options'] = [
  { value: 'mail', label: 'Mail', tone: 'quiet' },
  { value: 'leave_out', label: 'Leave out' },
];

interface ConsentCardProps {
  profile: ConsentProfile;
  choice: ConsentDraft;
  /** The place of the column among those about consent. */
  at: number;
  /** Undefined while everybody is imported, because no value is decided then. */
  onDecide: ((row: ConsentRow, says: ConsentVerdict) => void) | undefined;
}

/** One column of the file with its values. */
function ConsentCard({ profile, choice, at, onDecide }: ConsentCardProps) {
  const { number, count } = useFormats();
  const { column, heading, kind } = profile.columns[at] as V1Schemas['ConsentColumn'];
  const rowsSaying = sumsOf(profile, choice).byColumn[at] ?? 0;
  const rowsText = at === 0 ? count(rowsSaying, 'row') : count(rowsSaying, 'more row', 'more rows');
  const columns = useMemo(
    (): readonly TableColumn<ConsentRow>[] => [
      {
        id: 'label',
        header: 'What the file says',
        kind: 'text',
        width: { min: 200, grow: 3 },
        value: ({ label }) => label,
        detail: ({ note }) => note,
      },
      {
        id: 'share',
        header: 'Share',
        kind: 'progress',
        width: 136,
        priority: 3,
        value: ({ rows }) => ({ value: rows, max: profile.rows }),
      },
      { id: 'rows', header: 'Rows', kind: 'number', width: 88, priority: 1, value: ({ rows }) => rows },
      {
        id: 'says',
        header: 'Outcome',
        kind: 'custom',
        width: 152,
        priority: 1,
        value: ({ says }) => (says === 'leave_out' ? 'Leave out' : 'Mail'),
        render: (row) => {
          const isOut = row.says === 'leave_out';
          if (!onDecide)
            return isOut ? <Text tone="warning">Imported as well</Text> : <Text tone="muted">Imported</Text>;
          return (
            <SegmentedControl
              label={`${row.label} in ${heading}`}
              value={row.says}
              onValueChange={(says) => onDecide(row, says)}
              options={VERDICTS}
            />
          );
        },
      },
    ],
    [profile.rows, heading, onDecide],
  );
  return (
    <Card
      isFlush
      title={<Code>{heading === '' ? `Column ${number(column + 1)}` : heading}</Code>}
      note={`${KINDS[kind]}, ${onDecide ? `leaves out ${rowsText}` : `${rowsText} ${rowsSaying === 1 ? 'says' : 'say'} not to mail`}`}
    >
      <Table
        label={`What ${heading} says`}
        columns={columns}
        rows={consentRows(profile, at, { draft: choice, number })}
        rowId={({ id }) => id}
        isPaged={false}
        hasColumnMenu={false}
        isFlush
        empty={{ title: 'Nothing' }}
      />
    </Card>
  );
}

interface ConsentColumnsProps {
  profile: ConsentProfile;
  choice: ConsentDraft;
  onChange: (choice: ConsentDraft) => void;
}

/** The columns about consent, with each of their values and whether it leaves people out. */
export function ConsentColumns({ profile, choice, onChange }: ConsentColumnsProps) {
  function onDecide(row: ConsentRow, says: ConsentVerdict) {
    onChange(decide(choice, row, says));
  }
  return (
    <Stack gap={16}>
      {profile.columns.map(({ column }, at) => (
        <ConsentCard
          key={column}
          profile={profile}
          choice={choice}
          at={at}
          onDecide={choice.choice === 'leave_out' ? onDecide : undefined}
        />
      ))}
    </Stack>
  );
}
