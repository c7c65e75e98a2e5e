import { cellText, type CellFormats } from '../cells/cellText.ts';
import type { TableColumn } from '../columns/tableColumns.ts';

interface SearchedColumn {
  /** The text of that row's cell, in lower case. Made when it is first needed. */
  textAt: (index: number) => string;
  /** Whether its texts are formatted numbers or dates, which takes ten times as long as reading text. */
  isFormatted: boolean;
  /** Whether any of its texts can contain these words. Most words can't be part of a number. */
  canHave: (words: string) => boolean;
}

const LETTERS = /\p{L}/gu;

/** The letters in amounts of money: those of their currencies, as in 'CHF'. */
function lettersOf<Row>(column: TableColumn<Row>, rows: readonly Row[], formats: CellFormats): string {
  if (column.kind !== 'money') return '';
  const currencies = new Set(rows.map((row) => column.value(row)?.currency));
  const samples = [...currencies].map((currency) =>
    currency === undefined ? '' : formats.number(0, { style: 'currency', currency }),
  );
  return samples.join('').toLowerCase();
}

/** One column as the search sees it. */
export function searchedColumn<Row>(
  column: TableColumn<Row>,
  rows: readonly Row[],
  formats: CellFormats,
): SearchedColumn {
  const { kind } = column;
  const texts: string[] = [];
  let letters: string | undefined;
  return {
    textAt: (index) => {
      const row = rows[index];
      return (texts[index] ??= row === undefined ? '' : cellText(column, row, formats).toLowerCase());
    },
    isFormatted: kind === 'number' || kind === 'money' || kind === 'date',
    canHave: (words) => {
      // Options can add units, which contain letters.
      const isFigures = kind === 'money' || (kind === 'number' && column.options === undefined);
      if (!isFigures) return true;
      letters ??= lettersOf(column, rows, formats);
      return (words.match(LETTERS) ?? []).every((letter) => letters?.includes(letter));
    },
  };
}
