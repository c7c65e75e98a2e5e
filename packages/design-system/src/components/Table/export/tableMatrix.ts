import { neutralise } from '../../CsvButton/toCsv.ts';
import { cellText, type CellFormats } from '../cells/cellText.ts';
import type { TableColumn } from '../columns/tableColumns.ts';

export type Matrix = readonly (readonly string[])[];

/** The header and the rows as text, as shown on screen. Leaves out columns of actions. */
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

/** Tab-separated text for a spreadsheet. Formulas in the data are neutralised, so that they arrive as text. */
export function toTsv(matrix: Matrix): string {
  const cell = (text: string) => {
    const safe = neutralise(text);
    return /["\t\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
  };
  return matrix.map((row) => row.map(cell).join('\t')).join('\n');
}
