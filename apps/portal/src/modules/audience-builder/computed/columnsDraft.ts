import type { V1Schemas } from '@mailroom/api-client';
import type { Mapping as Choices } from '@mailroom/design-system';

type ComputedColumn = V1Schemas['ComputedColumn'];

/** A computed column until the import starts. It keeps its id when columns before it are removed. */
export interface DraftColumn extends Pick<ComputedColumn, 'name' | 'kind'> {
  readonly id: string;
  /** The ids of the columns that it reads, in their order. */
  readonly sources: readonly string[];
  readonly text: string | null;
}

/** A computed column that isn’t added yet. */
export type NewColumn = Omit<DraftColumn, 'id'>;

/** The columns of a file and those that are made of them. The id of a file's column is its place. */
export interface ColumnsDraft {
  /** How many columns the file has. */
  readonly columns: number;
  readonly computed: readonly DraftColumn[];
  /** The field of each column, by id; null leaves the column out. */
  readonly choices: Choices;
  /** The name of each custom field, by the id of its column. */
  readonly names: Readonly<Record<string, string>>;
}

type Columns = Pick<ColumnsDraft, 'columns' | 'computed'>;

/** The place of a column as the server counts: computed ones follow those of the file. */
export function placeOf({ columns, computed }: Columns, id: string): number {
  const at = computed.findIndex((each) => each.id === id);
  return at < 0 ? Number(id) : columns + at;
}

/** The id of the column at a place. */
export function idAt({ columns, computed }: Columns, place: number): string {
  return computed[place - columns]?.id ?? String(place);
}

/** Computed columns as the server takes them. */
export function computedOf(draft: Columns): ComputedColumn[] {
  return draft.computed.map(({ name, kind, sources, text }) => ({
    name,
    kind,
    columns: sources.map((id) => placeOf(draft, id)),
    text,
  }));
}

function nthId(at: number): string {
  return `c${at + 1}`;
}

/** Computed columns of a file with `columns` of its own, as the server gave them. */
export function draftColumns(computed: readonly ComputedColumn[], columns: number): DraftColumn[] {
  return computed.map(({ name, kind, columns: sources, text }, at) => ({
    id: nthId(at),
    name,
    kind,
    sources: sources.map((place) => (place < columns ? String(place) : nthId(place - columns))),
    text: text ?? null,
  }));
}
