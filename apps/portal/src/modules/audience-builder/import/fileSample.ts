import type { V1Schemas } from '@mailroom/api-client';
import { idAt } from '../computed/columnsDraft.ts';
import { withComputed, type Sheet } from '../computed/sheet.ts';
import type { ImportDraft } from './importDraft.ts';

type AudienceFile = V1Schemas['AudienceFile'];

interface SampleColumn {
  readonly id: string;
  readonly header: string;
  readonly samples: readonly string[];
  readonly note?: string;
}

const SAMPLES = 3;

/** The first rows, with the header where the user says it is, because the server's guess may be wrong. */
export function sheetOf({ columns, rows, has_header }: AudienceFile, hasHeader: boolean): Sheet {
  const headings = columns.map(({ name }) => name);
  if (hasHeader === has_header) return { headings, rows };
  if (hasHeader) return { headings: headings.map((name, at) => rows[0]?.[at] ?? name), rows: rows.slice(1) };
  return { headings: headings.map((_, at) => `Column ${at + 1}`), rows: [headings, ...rows] };
}

/** The first rows with the computed columns. */
export function wholeSheet(file: AudienceFile, draft: ImportDraft): Sheet {
  return withComputed(sheetOf(file, draft.hasHeader), draft);
}

/** The columns of the file and computed ones, each with its first values. */
export function sampleColumns(file: AudienceFile, draft: ImportDraft): SampleColumn[] {
  const { headings, rows } = wholeSheet(file, draft);
  return headings.map((header, place) => ({
    id: idAt(draft, place),
    header,
    ...(place >= draft.columns && { note: 'Computed' }),
    samples: rows.slice(0, SAMPLES).map((row) => row[place] ?? ''),
  }));
}
