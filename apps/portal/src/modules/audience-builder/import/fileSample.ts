import type { V1Schemas } from '@mailroom/api-client';

type AudienceFile = V1Schemas['AudienceFile'];

interface SampleColumn {
  readonly id: string;
  readonly header: string;
  readonly samples: readonly string[];
}

const SAMPLES = 3;

/** The first rows, with the header where the user says it is, because the server's guess may be wrong. */
function sheetOf({ columns, rows, has_header }: AudienceFile, hasHeader: boolean) {
  const headers = columns.map(({ name }) => name);
  if (hasHeader === has_header) return { headers, rows };
  if (hasHeader) return { headers: headers.map((name, at) => rows[0]?.[at] ?? name), rows: rows.slice(1) };
  return { headers: headers.map((_, at) => `Column ${at + 1}`), rows: [headers, ...rows] };
}

export function sampleColumns(file: AudienceFile, hasHeader: boolean): SampleColumn[] {
  const { headers, rows } = sheetOf(file, hasHeader);
  return headers.map((header, at) => ({
    id: String(at),
    header,
    samples: rows.slice(0, SAMPLES).map((row) => row[at] ?? ''),
  }));
}
