import type { Mapping } from '../csv/mapping.ts';

/** The columns that Mailroom puts before those of the file when it exports rejected rows. */
export const REJECT_COLUMNS = ['Line', 'Reason'] as const;

/** Where a rejected row is: its line in one of the version's files. */
export interface Source {
  ingest: number;
  line: number;
}

function placeOf(header: readonly string[], name: string): number {
  return header.findIndex((heading) => heading.trim().toLowerCase() === name.toLowerCase());
}

/** The places of Mailroom's own columns. Undefined unless the file has both, because then it isn't a file of rejected rows. */
export function rejectColumns(header: readonly string[]): { line: number; reason: number } | undefined {
  const [line, reason] = REJECT_COLUMNS.map((name) => placeOf(header, name)) as [number, number];
  return line < 0 || reason < 0 ? undefined : { line, reason };
}

/** A rejected row's place as the export writes it: ‘32’, or ‘5 of file 2’ where a version has several files. */
export function lineText({ ingest, line }: Source): string | number {
  return ingest === 1 ? line : `${line} of file ${ingest}`;
}

const LINE = /^(\d{1,15})(?:[.,]0+)?(?: of file (\d{1,9}))?$/i;

/** The place that a cell names. Undefined when it names none. */
export function sourceOf(cell: string): Source | undefined {
  const [, line, ingest = '1'] = LINE.exec(cell.trim()) ?? [];
  return line === undefined ? undefined : { ingest: Number(ingest), line: Number(line) };
}

/** The mapping of an earlier file for a file with the same headings. Undefined when the column of the address is absent. */
export function mappingByHeading(
  header: readonly string[],
  earlier: { header: readonly string[]; mapping: readonly Mapping[] },
): Mapping[] | undefined {
  const mapped = new Map(earlier.mapping.map((each) => [earlier.header[each.column]?.trim(), each]));
  const found = header.map((heading, column): Mapping => {
    const { field = 'ignore', name = null } = mapped.get(heading.trim()) ?? {};
    // A heading that occurs twice is mapped once.
    mapped.delete(heading.trim());
    return { column, field, name: name ?? null };
  });
  return found.some(({ field }) => field === 'email') ? found : undefined;
}
