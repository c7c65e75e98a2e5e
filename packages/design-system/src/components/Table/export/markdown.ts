import { isNumeric, type TableColumn } from '../columns/tableColumns.ts';
import type { Matrix } from './tableMatrix.ts';

/** A table in GitHub's Markdown, with numbers to the right. */
export function toMarkdown<Row>(matrix: Matrix, columns: readonly TableColumn<Row>[]): string {
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
