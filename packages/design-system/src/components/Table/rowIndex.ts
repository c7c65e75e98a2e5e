import { cellSortValue, cellText, type CellFormats } from './cellText.ts';
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

type Query = Pick<TableState, 'search' | 'filters' | 'sort'>;

const collator = new Intl.Collator(undefined, { numeric: true, sensitivity: 'base' });
/** After every other rank, in both directions: what is missing comes last. */
const MISSING = -1;

function compare(a: string | number, b: string | number): number {
  return typeof a === 'number' && typeof b === 'number' ? a - b : collator.compare(String(a), String(b));
}

/**
 * The place of each value among all of its column. Words are compared after the rules of the language, which is slow:
 * each word once, and from then on a sort compares whole numbers.
 */
function ranks(values: readonly (string | number | undefined)[]): Int32Array {
  const known = [...new Set(values)].filter((value) => value !== undefined).sort(compare);
  const places = new Map<string | number, number>();
  let place = 0;
  known.forEach((value, index) => {
    const before = known[index - 1];
    if (before !== undefined && compare(before, value) !== 0) place += 1;
    places.set(value, place);
  });
  return Int32Array.from(values, (value) => (value === undefined ? MISSING : (places.get(value) ?? MISSING)));
}

function once<Key, Value>(make: (key: Key) => Value): (key: Key) => Value {
  const made = new Map<Key, Value>();
  return (key) => {
    const known = made.get(key);
    if (known !== undefined) return known;
    const value = make(key);
    made.set(key, value);
    return value;
  };
}

/**
 * Client rows that can be asked for: those that match a search and filters, in an order. What a row is searched, filtered
 * and sorted by is made when it is first needed and kept, so that a key press compares strings only.
 */
export function rowIndex<Row>({
  rows,
  columns,
  filters,
  formats,
  dayOf,
}: Source<Row>): (query: Query) => readonly Row[] {
  const searched = columns.filter((column) => column.isSearchable ?? column.kind !== 'actions');
  const textsOf = once((_: 'all') =>
    rows.map((row) =>
      searched
        .map((column) => cellText(column, row, formats))
        .join('\n')
        .toLowerCase(),
    ),
  );
  const valuesOf = once((filter: TableFilter<Row>) => rows.map((row) => filterValue(filter, row, dayOf)));
  const ranksOf = once((column: TableColumn<Row>) => ranks(rows.map((row) => cellSortValue(column, row))));

  function matching({ search, filters: chosen }: Query): number[] {
    let found = rows.map((_, index) => index);
    for (const filter of filters) {
      const wanted = chosen[filter.id];
      if (wanted === undefined) continue;
      const values = valuesOf(filter);
      found = found.filter((index) => isInFilter(filter, values[index], wanted));
    }
    const words = search.trim().toLowerCase();
    if (words === '') return found;
    const texts = textsOf('all');
    return found.filter((index) => texts[index]?.includes(words));
  }

  return (query) => {
    const keys = query.sort.flatMap(({ id, direction }) => {
      const column = columns.find((other) => other.id === id);
      return column === undefined ? [] : [{ direction, ranks: ranksOf(column) }];
    });
    const isNarrowed = query.search.trim() !== '' || filters.some((filter) => query.filters[filter.id] !== undefined);
    if (keys.length === 0 && !isNarrowed) return rows;
    const found = matching(query);
    if (keys.length > 0) {
      found.sort((a, b) => {
        for (const key of keys) {
          const [one = MISSING, other = MISSING] = [key.ranks[a], key.ranks[b]];
          if (one === other) continue;
          if (one === MISSING) return 1;
          if (other === MISSING) return -1;
          return (one - other) * key.direction;
        }
        return a - b;
      });
    }
    return found.map((index) => rows[index] as Row);
  };
}
