import type { V1Schemas } from '@mailroom/api-client';
import { Card, Code, Stack, Switch, Table, type TableColumn } from '@mailroom/design-system';
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

interface ConsentColumnsProps {
  profile: ConsentProfile;
  choice: ConsentDraft;
  onChange: (choice: ConsentDraft) => void;
}

/** The columns that speak of consent, with each of their values and whether it leaves people out. */
export function ConsentColumns({ profile, choice, onChange }: ConsentColumnsProps) {
  const { number, count } = useFormats();
  const { byColumn } = sumsOf(profile, choice);
  const columnsOf = (heading: string): readonly TableColumn<ConsentRow>[] => [
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
      header: 'Leave out',
      kind: 'custom',
      width: 136,
      priority: 1,
      value: ({ says }) => (says === 'leave_out' ? 'Leave out' : 'Mail'),
      render: (row) => (
        <Switch
          label={row.says === 'leave_out' ? 'Left out' : 'Mailed'}
          aria-label={`Leave out ${row.label} in ${heading}`}
          value={row.says === 'leave_out'}
          onValueChange={(isOn) => onChange(decide(choice, row, isOn ? 'leave_out' : 'mail'))}
        />
      ),
    },
  ];
  return (
    <Stack gap={16}>
      {profile.columns.map(({ column, heading, kind }, at) => (
        <Card
          key={column}
          isFlush
          title={<Code>{heading === '' ? `Column ${number(column + 1)}` : heading}</Code>}
          note={`${KINDS[kind]}, leaves out ${count(byColumn[at] ?? 0, 'row')}${at === 0 ? '' : ' more'}`}
        >
          <Table
            label={`What ${heading} says`}
            columns={columnsOf(heading)}
            rows={consentRows(profile, at, { draft: choice, number })}
            rowId={({ id }) => id}
            isPaged={false}
            hasColumnMenu={false}
            isFlush
            empty={{ title: 'Nothing' }}
          />
        </Card>
      ))}
    </Stack>
  );
}
