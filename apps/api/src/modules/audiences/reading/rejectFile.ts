import { movedPlan, type ColumnPlan } from '../csv/columnPlan.ts';
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

/** The plan of an earlier file for a file with the same headings. Undefined when the column of the address is absent. */
export function planByHeading(
  header: readonly string[],
  earlier: ColumnPlan & { header: readonly string[] },
): ColumnPlan | undefined {
  // A heading that occurs twice is used once.
  const taken = new Set<number>();
  const places = earlier.header.map((heading) => {
    const place = header.findIndex((other, at) => other.trim() === heading.trim() && !taken.has(at));
    taken.add(place);
    return place < 0 ? undefined : place;
  });
  const { mapping, computed } = movedPlan(earlier, {
    from: earlier.header.length,
    to: header.length,
    placeOf: (column) => places[column],
  });
  if (!mapping.some(({ field }) => field === 'email')) return undefined;
  const mapped = new Map(mapping.map((each) => [each.column, each]));
  const all = [...header, ...computed].map((_, column): Mapping => {
    const { field = 'ignore', name = null } = mapped.get(column) ?? {};
    return { column, field, name };
  });
  return { mapping: all, computed };
}
