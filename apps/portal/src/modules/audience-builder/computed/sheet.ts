import { computer } from '@mailroom/domain/computed/computedColumns';
import { computedOf, type ColumnsDraft } from './columnsDraft.ts';

/** The first rows of a file, below the names of its columns. */
export interface Sheet {
  readonly headings: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

/** The same rows with the computed columns behind those of the file. */
export function withComputed({ headings, rows }: Sheet, draft: Pick<ColumnsDraft, 'columns' | 'computed'>): Sheet {
  const compute = computer(computedOf(draft));
  return {
    headings: [...headings, ...draft.computed.map(({ name }) => name)],
    // A row may be too short, but the computed values have a fixed place.
    rows: rows.map((row) => compute(headings.map((_, at) => row[at] ?? ''))),
  };
}

/** A column by its place: a heading that is empty or repeats gets its number. */
export function columnName(headings: readonly string[], place: number): string {
  const heading = headings[place] ?? '';
  if (heading === '') return `Column ${place + 1}`;
  const isAlone = headings.indexOf(heading) === headings.lastIndexOf(heading);
  return isAlone ? heading : `${heading} (column ${place + 1})`;
}

/** The names of all columns, by place. */
export function namesOf({ headings }: Sheet): string[] {
  return headings.map((_, place) => columnName(headings, place));
}
