import type { ColumnPlace } from './columnLayout.ts';
import { nameColumn, type TableColumn } from './tableColumns.ts';

/** How many values a card has below its name, its badges counted as one. With more, a phone shows two rows of a list. */
const VALUES = 3;

/** The places that a card has room for: name, statuses, actions, and the values that would give way last. */
export function cardPlaces<Row>(
  columns: readonly TableColumn<Row>[],
  places: readonly ColumnPlace[],
): readonly ColumnPlace[] {
  const name = nameColumn(columns);
  const values = places
    .flatMap(({ id }) => columns.filter((column) => column.id === id))
    .filter((column) => column !== name && column.kind !== 'badge' && column.kind !== 'actions');
  const kept = values
    .toSorted((one, other) => (one.priority ?? 2) - (other.priority ?? 2))
    .slice(0, columns.some(({ kind }) => kind === 'badge') ? VALUES - 1 : VALUES)
    .map(({ id }) => id);
  return places.filter(({ id }) => kept.includes(id) || !values.some((column) => column.id === id));
}
