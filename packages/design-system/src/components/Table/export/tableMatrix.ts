import { neutralise } from '../../CsvButton/toCsv.ts';
import { cellText, type CellFormats } from '../cells/cellText.ts';
import { isNumeric, type TableColumn } from '../columns/tableColumns.ts';

export type Matrix = readonly (readonly string[])[];

/** The header and the rows in words, as they are read on the screen. Columns of actions have nothing to say. */
export function tableMatrix<Row>(
  columns: readonly TableColumn<Row>[],
  rows: readonly Row[],
  formats: CellFormats,
): Matrix {
  const said = columns.filter((column) => column.kind !== 'actions');
  return [
    said.map((column) => column.header),
    ...rows.map((row) => said.map((column) => cellText(column, row, formats))),
  ];
}

/** For a spreadsheet: fields between tabs. A formula among the data arrives as words. */
export function toTsv(matrix: Matrix): string {
  const cell = (text: string) => {
    const safe = neutralise(text);
    return /["\t\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
  };
  return matrix.map((row) => row.map(cell).join('\t')).join('\n');
}

/** A table as GitHub writes it, numbers to the right. */
export function toMarkdown<Row>(columns: readonly TableColumn<Row>[], matrix: Matrix): string {
  const cell = (text: string) =>
    text
      .replaceAll('\\', '\\\\')
      .replaceAll('|', '\\|')
      .replaceAll(/\s*\r?\n\s*/g, ' ');
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  const [head = [], ...rows] = matrix.map((row) => row.map(cell));
  const rule = columns
    .filter((column) => column.kind !== 'actions')
    .map((column) => (isNumeric(column) ? '---:' : '---'));
  return [head, rule, ...rows].map(line).join('\n');
}
