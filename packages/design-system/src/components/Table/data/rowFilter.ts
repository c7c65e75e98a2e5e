import type { CellFormats } from '../cells/cellText.ts';
import { searchedColumn } from './searchedColumn.ts';
import type { TableColumn } from '../columns/tableColumns.ts';
import { filterValue, isChosen, isInFilter, type TableFilter } from './tableFilters.ts';
import type { TableState } from '../state/tableState.ts';

interface Source<Row> {
  rows: readonly Row[];
  columns: readonly TableColumn<Row>[];
  filters: readonly TableFilter<Row>[];
  formats: CellFormats;
  dayOf: (value: string | Date) => string;
}

/**
 * Finds the client rows that match a search and filters. The texts and values of a row are made when they are first
 * needed, and kept, so that a key press only compares strings.
 */
export function rowFilter<Row>({ rows, columns, filters, formats, dayOf }: Source<Row>) {
  const searched = columns
    .filter((column) => column.isSearchable ?? column.kind !== 'actions')
    .map((column) => searchedColumn(column, rows, formats))
    // Columns of plain text come first: a row that they match needs no formatting.
    .toSorted((one, other) => Number(one.isFormatted) - Number(other.isFormatted));
  const rowValues = new Map<TableFilter<Row>, readonly unknown[]>();

  function valuesOf(filter: TableFilter<Row>): readonly unknown[] {
    const known = rowValues.get(filter) ?? rows.map((row) => filterValue(filter, row, dayOf));
    rowValues.set(filter, known);
    return known;
  }

  return (search: string, chosen: TableState['filters']): readonly Row[] => {
    const words = search.trim().toLowerCase();
    const tests = filters.flatMap((filter) => {
      const values = chosen[filter.id];
      if (values === undefined || !isChosen(filter, values)) return [];
      const known = valuesOf(filter);
      return [(index: number) => isInFilter(filter, known[index], values)];
    });
    if (words !== '') {
      const possible = searched.filter(({ canHave }) => canHave(words));
      tests.push((index) => {
        for (const { textAt } of possible) if (textAt(index).includes(words)) return true;
        return false;
      });
    }
    return tests.length === 0 ? rows : rows.filter((_, index) => tests.every((test) => test(index)));
  };
}
