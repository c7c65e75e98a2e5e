import type { V1Schemas } from '@mailroom/api-client';
import { addressFault } from '@mailroom/domain/forms/addressFault';
import { isAddress } from '@mailroom/domain/forms/addressRules';
import { textFault } from '@mailroom/domain/forms/plainText';
import { rejectReasons } from '@mailroom/domain/verdicts/audienceVerdict';

export type RejectedRow = V1Schemas['RejectedRow'];

/** A row that was changed and not imported yet. */
export interface Correction {
  /** The row as it was rejected. */
  before: RejectedRow;
  row: RejectedRow;
}

const LONGEST_EMAIL = 254;
const LONGEST_VALUE = 1000;
/** Reasons that only another address changes. */
const UNWANTED: readonly string[] = ['role_address', 'disposable_domain'];

export function keyOf({ ingest, line }: Pick<RejectedRow, 'ingest' | 'line'>): string {
  return `${ingest}.${line}`;
}

/** 'Line 32', or 'Line 5 of file 2' where the row isn't in the first file. */
export function lineOf({ ingest, line }: RejectedRow): string {
  return ingest === 1 ? `Line ${line}` : `Line ${line} of file ${ingest}`;
}

function labelOf({ reason }: Pick<RejectedRow, 'reason'>): string {
  return rejectReasons.find(({ code }) => code === reason)?.label ?? reason;
}

function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Why the row was rejected: 'Two @', which only an address can have, 'No e-mail', 'Wrong column count: 8 values in 7 columns'. */
export function rejectedFor(row: RejectedRow): string {
  const { detail } = row;
  if (detail === null) return labelOf(row);
  return row.reason === 'bad_address' ? capitalised(detail) : `${labelOf(row)}: ${detail}`;
}

function emailOf({ email_column: column, values }: RejectedRow): string {
  return (column === null ? '' : (values[column] ?? '')).trim();
}

/** Says what is wrong with a typed address. Undefined when it can be mailed. */
export function addressProblem(typed: string): string | undefined {
  const email = typed.trim();
  if (email === '') return 'No e-mail';
  if (email.length > LONGEST_EMAIL) return `The address is longer than ${LONGEST_EMAIL} characters`;
  return isAddress(email.toLowerCase()) ? undefined : capitalised(addressFault(email).says);
}

/** Says what is wrong with any typed value. Undefined when nothing is. */
export function valueProblem(typed: string): string | undefined {
  return textFault(typed, 'value', true);
}

/** Says why a corrected row would be rejected again. Undefined when it can be imported. */
export function stillWrong({ row, before }: Correction): string | undefined {
  const problem = addressProblem(emailOf(row));
  if (problem !== undefined) return problem;
  if (UNWANTED.includes(row.reason) && emailOf(row) === emailOf(before)) return labelOf(row);
  if (row.reason === 'too_long' && row.values.some((value) => value.length > LONGEST_VALUE))
    return `A value is longer than ${LONGEST_VALUE} characters`;
  return row.values.map(valueProblem).find((fault) => fault !== undefined);
}

/** The row with another value in a cell, and without values behind the last column. */
export function withCell(row: RejectedRow, columns: number, at: number, value: string): RejectedRow {
  return { ...row, values: row.values.slice(0, columns).with(at, value) };
}

/** The row as it is suggested: as a whole, or with another address. */
export function withSuggestion(row: RejectedRow, columns: number): RejectedRow {
  const { suggestion, suggested_values: whole, email_column: at } = row;
  if (whole !== null) return { ...row, values: whole };
  return suggestion === null || at === null ? row : withCell(row, columns, at, suggestion);
}

/** Whether the row is suggested as a whole, with its values below other headings. */
export function isMoved({ suggested_values: whole }: RejectedRow): boolean {
  return whole !== null;
}

export function hasSuggestion(row: RejectedRow): boolean {
  return row.suggestion !== null || isMoved(row);
}

/** The other cells of a row that is suggested as a whole, for a glance at whether they are right. */
export function otherCells({ suggested_values: whole, email_column: at }: RejectedRow): string | undefined {
  return whole?.filter((value, column) => column !== at && value !== '').join(', ');
}

/** How many rows have a suggestion, for each kind of fault: 'two @' 3, 'space' 2. */
export function kindsOf(rows: readonly RejectedRow[]): [kind: string, count: number][] {
  const counts = new Map<string, number>();
  for (const { detail } of rows) {
    // The place of the fault differs from row to row.
    const kind = (detail ?? '').replace(/ (after “|at the beginning).*$/, '');
    counts.set(kind, (counts.get(kind) ?? 0) + 1);
  }
  return [...counts].toSorted(([, one], [, other]) => other - one);
}
