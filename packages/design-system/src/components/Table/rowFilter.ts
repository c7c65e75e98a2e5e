import { cellText, type CellFormats } from './cellText.ts';
import type { TableColumn } from './tableColumns.ts';
import { filterValue, isInFilter, type TableFilter } from './tableFilters.ts';
import type { TableState } from './tableState.ts';

interface Source<Row> {
  rows: readonly Row[];
  columns: readonly TableColumn<Row>[];
  filters: readonly TableFilter<Row>[];
  formats: CellFormats;
  dayOf: (value: string | Date) => string;
}

/**
 * Finds the client rows that match a search and filters. What a row is searched and filtered by is made when it is first
 * asked for and kept, so that a key press compares strings only.
 */
export function rowFilter<Row>({ rows, columns, filters, formats, dayOf }: Source<Row>) {
  const searched = columns.filter((column) => column.isSearchable ?? column.kind !== 'actions');
  let texts: readonly string[] | undefined;
  const values = new Map<TableFilter<Row>, readonly unknown[]>();

  function textsOf(): readonly string[] {
    texts ??= rows.map((row) =>
      searched
        .map((column) => cellText(column, row, formats))
        .join('\n')
        .toLowerCase(),
    );
    return texts;
  }
  function valuesOf(filter: TableFilter<Row>): readonly unknown[] {
    const known = values.get(filter) ?? rows.map((row) => filterValue(filter, row, dayOf));
    values.set(filter, known);
    return known;
  }

  return (search: string, chosen: TableState['filters']): readonly Row[] => {
    const words = search.trim().toLowerCase();
    const tests = filters.flatMap((filter) => {
      const wanted = chosen[filter.id];
      if (wanted === undefined) return [];
      const known = valuesOf(filter);
      return [(index: number) => isInFilter(filter, known[index], wanted)];
    });
    if (words !== '') {
      const known = textsOf();
      tests.push((index) => known[index]?.includes(words) ?? false);
    }
    return tests.length === 0 ? rows : rows.filter((_, index) => tests.every((test) => test(index)));
  };
}
