import { mender, type DamageKind } from '@mailroom/domain/encodings/damage';
import { computer, sourcesOf } from '@mailroom/domain/computed/computedColumns';
import type { ComputedColumn } from '@mailroom/domain/computed/computedKinds';
import { trimInvisible } from '@mailroom/domain/forms/invisible';
import type { ColumnPlan } from '../csv/columnPlan.ts';

/**
 * Returns a function that adds the values of computed columns to the cells of a row, behind as many as its file has columns. They
 * are made of mended cells.
 */
export function computedCells(
  computed: readonly ComputedColumn[],
  columns: number,
  mends: readonly DamageKind[] = [],
): (values: readonly string[]) => readonly string[] {
  if (computed.length === 0) return (values) => values;
  const mend = mender(mends);
  const compute = computer(computed);
  return (values) => {
    const cells = Array.from({ length: columns }, (_, at) => values[at] ?? '');
    const mended = mends.length === 0 ? cells : cells.map((value) => mend(trimInvisible(value)));
    return [...cells, ...compute(mended).slice(columns)];
  };
}

/**
 * The column of the file in which the address of a row stands. Where it is computed, that is the column with the same text, or the
 * first one that it is made of. Undefined when no column is the address.
 */
export function addressColumnOf(
  values: readonly string[],
  { mapping, computed }: ColumnPlan,
  columns: number,
): number | undefined {
  const email = mapping.find(({ field }) => field === 'email')?.column;
  if (email === undefined || email < columns) return email;
  const address = computedCells(computed, columns)(values)[email];
  const sources = sourcesOf(email, computed, columns);
  return sources.find((at) => trimInvisible(values[at] ?? '') === address) ?? sources[0];
}
