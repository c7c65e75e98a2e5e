import type { V1Schemas } from '@mailroom/api-client';
import type { AudienceUpload } from '../../../resources/audienceFiles/audienceUploads.queries.ts';

/** 'Unpacking clients.xlsx · 40 %'. */
export function readingWords({ name, packing, progress }: AudienceUpload): string {
  return `${packing === null ? 'Reading' : 'Unpacking'} ${name} · ${progress} %`;
}

/** The columns of a file that was read: '12 columns, read from sheet ‘People’'. */
export function noteOf({ columns, encoding, unpacked_from: source }: V1Schemas['AudienceFile']): string {
  const from = source?.packing === 'xlsx' ? `from sheet ‘${source.table}’` : `as ${encoding.toUpperCase()}`;
  return `${columns.length} columns, read ${from}`;
}
