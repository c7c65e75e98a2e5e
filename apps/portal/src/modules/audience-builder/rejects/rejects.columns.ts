import type { TableAction, TableColumn } from '@mailroom/design-system';
import {
  addressProblem,
  hasSuggestion,
  keyOf,
  lineOf,
  otherCells,
  rejectedFor,
  stillWrong,
  valueProblem,
  withCell,
  withSuggestion,
  type RejectedRow,
} from './corrections.ts';
import type { useCorrections } from './useCorrections.ts';

type Column = TableColumn<RejectedRow>;
type Corrections = Pick<ReturnType<typeof useCorrections>, 'rows' | 'put' | 'takeAsShown' | 'undo'> & {
  /** Opens all values of a row. */
  open: (row: RejectedRow) => void;
};

interface Columns {
  headings: readonly string[];
  /** The places of the columns that hold the address of a row. */
  emails: readonly number[];
  canEdit: boolean;
  /** Whether rows of several files are among them. */
  hasFiles: boolean;
  /** Whether rows are suggested as a whole, which takes more room. */
  hasMoved: boolean;
}

function lineColumn(hasFiles: boolean): Column {
  return {
    id: 'line',
    header: 'Line',
    kind: 'text',
    look: 'code',
    width: hasFiles ? 168 : 112,
    isSortable: true,
    value: lineOf,
  };
}

/** The cell as it was in the file, beside one that was corrected. */
function cellBefore(row: RejectedRow, at: number, { rows }: Corrections): string | undefined {
  const before = rows.get(keyOf(row))?.before.values[at];
  return before && before !== row.values[at] ? `was ${before}` : undefined;
}

function cellColumn(at: number, { headings, emails, canEdit }: Columns, corrections: Corrections): Column {
  const isEmail = emails.includes(at);
  return {
    id: `cell:${at}`,
    header: headings[at] || `Column ${at + 1}`,
    kind: 'text',
    ...(isEmail && { look: 'code' as const }),
    width: isEmail ? { min: 216, grow: 3 } : { min: 136, grow: 2 },
    // A card has room for three values: the address, its suggestion and what is wrong.
    priority: isEmail ? 1 : 3,
    value: ({ values }) => values[at],
    detail: (row) => cellBefore(row, at, corrections),
    ...(canEdit && {
      edit: {
        onSave: (row: RejectedRow, value: string) => corrections.put([withCell(row, headings.length, at, value)]),
        validate: (value: string, row: RejectedRow) =>
          row.email_column === at ? (addressProblem(value) ?? valueProblem(value)) : valueProblem(value),
      },
    }),
  };
}

function wrongColumn({ hasMoved }: Columns, { rows }: Corrections): Column {
  const problemOf = (row: RejectedRow) => {
    const correction = rows.get(keyOf(row));
    return correction ? stillWrong(correction) : rejectedFor(row);
  };
  return {
    id: 'wrong',
    header: 'What is wrong',
    kind: 'text',
    width: { min: hasMoved ? 360 : 184, grow: 2 },
    value: (row) => problemOf(row) ?? 'Nothing: ready to import',
    tone: (row) => (rows.has(keyOf(row)) && problemOf(row) !== undefined ? 'danger' : 'plain'),
  };
}

function suggestedAddress({ suggestion, suggested_values: whole, email_column: at }: RejectedRow): string | null {
  return suggestion ?? whole?.[at ?? -1] ?? null;
}

function suggestionColumn({ hasMoved }: Columns, { rows }: Corrections): Column {
  return {
    id: 'suggestion',
    header: 'Suggestion',
    kind: 'text',
    look: 'code',
    width: { min: hasMoved ? 344 : 208, grow: 2 },
    value: (row) => (rows.has(keyOf(row)) ? null : suggestedAddress(row)),
    detail: (row) => (rows.has(keyOf(row)) ? undefined : otherCells(row)),
  };
}

function actionsColumn(columns: number, { rows, put, takeAsShown, undo, open }: Corrections): Column {
  return {
    id: 'actions',
    header: 'Actions',
    kind: 'actions',
    width: 184,
    value: (row): readonly TableAction[] => {
      const edit = { id: 'edit', label: 'Edit row', onAction: () => open(row) };
      if (rows.has(keyOf(row))) return [{ id: 'undo', label: 'Undo', isInline: true, onAction: () => undo(row) }, edit];
      if (hasSuggestion(row)) {
        const onAction = () => put([withSuggestion(row, columns)]);
        return [{ id: 'use', label: 'Use suggestion', isInline: true, onAction }, edit];
      }
      if (row.reason !== 'wrong_column_count') return [{ ...edit, isInline: true }];
      return [{ id: 'take', label: 'Use as shown', isInline: true, onAction: () => takeAsShown(row) }, edit];
    },
  };
}

/** The address first, with what was probably meant, then what is wrong with the row, then the other columns of the file. */
export function rejectColumns(columns: Columns, corrections: Corrections): readonly Column[] {
  const { headings, emails, canEdit } = columns;
  const others = [...headings.keys()].filter((at) => !emails.includes(at));
  return [
    lineColumn(columns.hasFiles),
    ...emails.map((at) => cellColumn(at, columns, corrections)),
    suggestionColumn(columns, corrections),
    ...(canEdit ? [actionsColumn(headings.length, corrections)] : []),
    wrongColumn(columns, corrections),
    ...others.map((at) => cellColumn(at, columns, corrections)),
  ];
}
