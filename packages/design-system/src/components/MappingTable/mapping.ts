export interface MappingColumn {
  id: string;
  /** As the file names it; may be empty or stand there twice. */
  header: string;
  /** The first values, so that a wrong guess is seen. */
  samples: readonly string[];
}

export interface MappingField {
  id: string;
  label: string;
  isRequired?: boolean | undefined;
  /** Several columns may become it, each under a name of its own. */
  isRepeatable?: boolean | undefined;
  hint?: string | undefined;
  /** Other headings that mean it, for `guessMapping`: 'mail', 'e-mail address'. */
  aliases?: readonly string[] | undefined;
}

/** Field by column; null is a column that isn't used. */
export type Mapping = Readonly<Record<string, string | null>>;

/** The columns that each field has been given. */
export function columnsByField(
  columns: readonly MappingColumn[],
  value: Mapping,
): ReadonlyMap<string, readonly MappingColumn[]> {
  return Map.groupBy(
    columns.filter((column) => value[column.id] != null),
    (column) => value[column.id] ?? '',
  );
}
