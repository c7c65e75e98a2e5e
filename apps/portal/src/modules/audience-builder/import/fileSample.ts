import type { V1Schemas } from '@mailroom/api-client';
import { addressFault, faultText } from '@mailroom/domain/forms/addressFault';
import { isAddress } from '@mailroom/domain/forms/addressRules';
import type { ImportDraft } from './importDraft.ts';

type AudienceFile = V1Schemas['AudienceFile'];

interface SampleColumn {
  readonly id: string;
  readonly header: string;
  readonly samples: readonly string[];
}

export interface SampleRow {
  readonly line: number;
  readonly values: readonly string[];
  /** Why the import would reject the row. */
  readonly problem: 'No e-mail' | 'Bad address' | undefined;
  /** The fault of a bad address: 'two @'. */
  readonly fault?: string;
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

function verdictOn(email: string): Pick<SampleRow, 'problem' | 'fault'> {
  if (email === '') return { problem: 'No e-mail' };
  if (isAddress(email.toLowerCase())) return { problem: undefined };
  return { problem: 'Bad address', fault: faultText(addressFault(email)) };
}

/** The first rows with the result that each would have in the import. */
export function sampleRows(file: AudienceFile, { hasHeader, choices }: ImportDraft): SampleRow[] {
  const emailColumn = Number(Object.keys(choices).find((column) => choices[column] === 'email'));
  const firstLine = hasHeader ? 2 : 1;
  return sheetOf(file, hasHeader).rows.map((values, index) => ({
    line: firstLine + index,
    values,
    ...verdictOn(values[emailColumn]?.trim() ?? ''),
  }));
}
