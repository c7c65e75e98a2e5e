import type { ImportKind } from '@mailroom/domain/verdicts/audienceVerdict';
import type { LatestVersion } from '../audiences.repository.ts';
import type { Mapping } from '../csv/mapping.ts';
import { mappingByHeading, rejectColumns } from '../reading/rejectFile.ts';
import type { UploadRow } from '../reading/uploads.repository.ts';

/** The headings of a file, without names that Mailroom made up for a file without headings. */
function headingsOf({ columns, has_header: hasHeader }: Pick<UploadRow, 'columns' | 'has_header'>): string[] {
  return hasHeader ? columns.map(({ name }) => name) : [];
}

/** Whether a file has Mailroom's own columns of rejected rows, so that it can correct them. */
export function correctsRows(upload: Pick<UploadRow, 'columns' | 'has_header'>): boolean {
  return rejectColumns(headingsOf(upload)) !== undefined;
}

/** How a later file of an audience is mapped when its caller doesn't say. */
export function laterMapping(upload: UploadRow, last: LatestVersion | undefined, kind: ImportKind): readonly Mapping[] {
  const { header = [] } = (last?.settings ?? {}) as { header?: string[] };
  const known = last && mappingByHeading(headingsOf(upload), { header, mapping: last.mapping });
  // A file of rejected rows has two more columns, so places would be wrong.
  return known ?? (kind === 'correct' ? upload.guessed_mapping : last?.mapping) ?? [];
}
