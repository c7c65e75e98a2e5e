/** The heading of a column in CSV files: `unique_opens` is 'Unique Opens'. */
export function heading(column: string): string {
  return column
    .split('_')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');
}

/** Reads 'Unique Opens', 'unique_opens' and 'unique-opens' as the same column. */
export function columnOf(text: string): string {
  return text
    .trim()
    .toLowerCase()
    .replaceAll(/[\s-]+/g, '_');
}
