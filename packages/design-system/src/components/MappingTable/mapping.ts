export interface MappingColumn {
  id: string;
  /** The heading in the file; it may be empty or repeat. */
  header: string;
  /** The first values, which help the reader to notice a wrong guess. */
  samples: readonly string[];
  /** Marks a column that the file doesn't have, below its heading: 'Computed'. */
  note?: string | undefined;
}

export interface MappingField {
  id: string;
  label: string;
  isRequired?: boolean | undefined;
  /** Whether several columns may become it, each under its own name. Default false. */
  isRepeatable?: boolean | undefined;
  hint?: string | undefined;
  /** Other headings for it, used by `guessMapping`: 'mail', 'e-mail address'. */
  aliases?: readonly string[] | undefined;
}

/** The field of each column; null for a column that isn't used. */
export type Mapping = Readonly<Record<string, string | null>>;

/** Returns the columns of each field. */
export function columnsByField(
  columns: readonly MappingColumn[],
  value: Mapping,
): ReadonlyMap<string, readonly MappingColumn[]> {
  return Map.groupBy(
    columns.filter((column) => value[column.id] != null),
    (column) => value[column.id] ?? '',
  );
}
