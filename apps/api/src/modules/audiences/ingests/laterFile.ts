import type { ImportKind } from '@mailroom/domain/verdicts/audienceVerdict';
import type { LatestVersion } from '../audiences.repository.ts';
import type { ColumnPlan } from '../csv/columnPlan.ts';
import { planByHeading, rejectColumns } from '../reading/rejectFile.ts';
import type { UploadRow } from '../reading/uploads.repository.ts';

/** The headings of a file, without names that Mailroom made up for a file without headings. */
function headingsOf({ columns, has_header: hasHeader }: Pick<UploadRow, 'columns' | 'has_header'>): string[] {
  return hasHeader ? columns.map(({ name }) => name) : [];
}

/** Whether a file has Mailroom's own columns of rejected rows, so that it can correct them. */
export function correctsRows(upload: Pick<UploadRow, 'columns' | 'has_header'>): boolean {
  return rejectColumns(headingsOf(upload)) !== undefined;
}

/** The plan of a later file of an audience when its caller doesn't send one. */
export function laterPlan(upload: UploadRow, last: LatestVersion | undefined, kind: ImportKind): ColumnPlan {
  const earlier = last && {
    header: last.settings.header ?? [],
    mapping: last.mapping,
    computed: last.settings.computed ?? [],
  };
  const known = earlier && planByHeading(headingsOf(upload), earlier);
  if (known) return known;
  // A file of rejected rows has two more columns, so places would be wrong.
  if (kind === 'correct') return { mapping: upload.guessed_mapping, computed: upload.computed };
  return earlier ?? { mapping: [], computed: [] };
}
