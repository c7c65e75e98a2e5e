import { Button, Card, Table, Text, type Disableable, type TableColumn } from '@mailroom/design-system';
import { computedLimits } from '@mailroom/domain/computed/computedKinds';
import { computedText } from '@mailroom/domain/computed/computedText';
import type { Ref } from 'react';
import { readersOf } from './changeColumns.ts';
import { computedOf, type ColumnsDraft, type DraftColumn } from './columnsDraft.ts';
import { columnName, type Sheet } from './sheet.ts';

interface ComputedRow {
  readonly column: DraftColumn;
  /** Says what it is. */
  readonly text: string;
  readonly samples: string;
  /** The names of the columns that read it. */
  readonly readers: readonly string[];
}

interface ComputedCardProps {
  draft: ColumnsDraft;
  /** The first rows, with the computed columns. */
  sheet: Sheet;
  onAdd: () => void;
  onEdit: (column: DraftColumn) => void;
  onRemove: (column: DraftColumn) => void;
  addRef: Ref<HTMLButtonElement>;
}

const SAMPLES = 3;

function rowsOf(draft: ColumnsDraft, { headings, rows }: Sheet): ComputedRow[] {
  const columns = computedOf(draft);
  return draft.computed.map((column, at) => ({
    column,
    text: computedText(columns[at] as (typeof columns)[number], (place) => columnName(headings, place)),
    samples: rows
      .slice(0, SAMPLES)
      .map((row) => row[draft.columns + at] || '—')
      .join(' · '),
    readers: readersOf(draft, column.id).map(({ name }) => `“${name}”`),
  }));
}

function refusal(readers: readonly string[]): Disableable {
  if (readers.length === 0) return {};
  return { disabled: true, reason: `${readers.join(', ')} ${readers.length === 1 ? 'reads' : 'read'} it` };
}

/** Columns that are made of those of the file, each with what it is and its first values. */
export function ComputedCard(props: ComputedCardProps) {
  const { draft, sheet, onAdd, onEdit, onRemove, addRef } = props;
  const { computed } = draft;
  const rows = rowsOf(draft, sheet);
  const columns: readonly TableColumn<ComputedRow>[] = [
    {
      id: 'name',
      header: 'Column',
      kind: 'text',
      look: 'strong',
      width: { min: 152, grow: 2 },
      value: ({ column }) => column.name,
    },
    { id: 'text', header: 'Made of', kind: 'text', width: { min: 184, grow: 3 }, value: ({ text }) => text },
    {
      id: 'samples',
      header: 'First values',
      kind: 'text',
      look: 'quiet',
      width: { min: 160, grow: 3 },
      value: ({ samples }) => samples,
    },
    {
      id: 'actions',
      header: 'Actions',
      kind: 'actions',
      width: 152,
      value: ({ column, readers }) => [
        { id: 'edit', label: 'Edit', isInline: true, onAction: () => onEdit(column) },
        {
          id: 'remove',
          label: 'Remove',
          isInline: true,
          onAction: () => onRemove(column),
          ...refusal(readers),
        },
      ],
    },
  ];
  return (
    <Card
      isFlush={computed.length > 0}
      title="Computed columns"
      note={computed.length > 0 && `${computed.length} of at most ${computedLimits.columns}`}
      actions={
        <Button
          size="small"
          ref={addRef}
          disabled={computed.length >= computedLimits.columns}
          reason={`At most ${computedLimits.columns} columns can be computed`}
          onClick={onAdd}
        >
          Add a column
        </Button>
      }
    >
      {computed.length === 0 ? (
        <Text as="p" tone="muted">
          Split a name, join columns, write dates and numbers in one way.
        </Text>
      ) : (
        <Table
          label="Computed columns"
          columns={columns}
          rows={rows}
          rowId={({ column }) => column.id}
          isPaged={false}
          hasColumnMenu={false}
          isFlush
          empty={{ title: 'No column is computed' }}
        />
      )}
    </Card>
  );
}
