import type { V1Schemas } from '@mailroom/api-client';
import { Card, Switch, Table, type TableColumn } from '@mailroom/design-system';
import { PAGE_SIZE } from '@mailroom/domain/constants';
import { useMemo, useState, type ReactNode } from 'react';
import { isOdd } from './sampleVerdict.ts';

type Row = V1Schemas['SampledRow'];

interface SamplePartProps {
  title: string;
  /** The name of the table. */
  label: string;
  note?: string | undefined;
  footer: ReactNode;
  columns: readonly TableColumn<Row>[];
  /** Undefined while they load. */
  rows: readonly Row[] | undefined;
  /** How many rows are likely to come. */
  expected: number;
}

/** Rows of the file that follow each other. */
export function SamplePart({ title, label, note, footer, columns, rows, expected }: SamplePartProps) {
  const [isOnlyOdd, setOnlyOdd] = useState(false);
  const odd = useMemo(() => rows?.filter(isOdd), [rows]);
  const shown = isOnlyOdd ? odd : rows;
  const lacksOdd = rows ? 'No row has a problem' : 'The rows are being read';
  return (
    <Card
      isFlush
      title={title}
      note={note}
      actions={
        <Switch
          label="Only rows with problems"
          value={isOnlyOdd}
          onValueChange={setOnlyOdd}
          disabled={!odd?.length}
          reason={lacksOdd}
        />
      }
      footer={footer}
    >
      <Table
        label={label}
        columns={columns}
        rows={shown}
        rowId={({ line }) => String(line)}
        rowTone={({ reason }) => (reason === null ? undefined : 'danger')}
        isPaged={(shown?.length ?? expected) > PAGE_SIZE}
        isFlush
        empty={{ title: 'The file has no rows' }}
      />
    </Card>
  );
}
