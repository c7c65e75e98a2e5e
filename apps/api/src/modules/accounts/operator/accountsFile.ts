import { isTimeZone } from '@mailroom/domain/dates/timeZones';
import { isUtf8 } from 'node:buffer';
import { parse } from 'csv-parse/sync';
import { DomainError } from '../../../errors.ts';
import { Refused, refusedLines } from './refused.ts';

/** The columns that a file may have besides `sf_account_id`, which says whose line it is. */
export const ACCOUNT_COLUMNS = [
  'name',
  'status',
  'time_zone',
  'owner_phone',
  'test_seed_email_address',
  'test_seed_ecid',
] as const;

type Column = (typeof ACCOUNT_COLUMNS)[number];

/** One line of the file: only the cells that hold something. */
export interface AccountLine {
  line: number;
  sfAccountId: string;
  fields: Partial<Record<Column, string>>;
}

/** Throws a `DomainError` when the contract wouldn't take these fields of an account. */
export type CheckFields = (fields: AccountLine['fields']) => void;

const ID = 'sf_account_id';
const LONGEST_ID = 40;

interface Parsed {
  record: Record<string, string>;
  info: { lines: number };
}

function isColumn(name: string): name is Column {
  return ACCOUNT_COLUMNS.some((known) => known === name);
}

function headOf(header: readonly string[]): string[] {
  const names = header.map((name) => name.trim().toLowerCase());
  const unknown = names.filter((name) => name !== ID && !isColumn(name));
  if (unknown.length > 0)
    throw new Refused(`Unknown column ${unknown.join(', ')}. The columns are ${[ID, ...ACCOUNT_COLUMNS].join(', ')}.`);
  if (!names.includes(ID)) throw new Refused(`The column ${ID} is missing.`);
  const twice = names.find((name, at) => names.indexOf(name) !== at);
  if (twice !== undefined) throw new Refused(`Line 1: the column ${twice} is there twice. Nothing was changed.`);
  return names;
}

/** The text of the file. Refuses text with lost letters, because U+FFFD would be stored in their place. */
function textOf(bytes: Uint8Array): string {
  const text = new TextDecoder().decode(bytes);
  if (!text.includes('\uFFFD')) return text;
  const isLost = isUtf8(bytes);
  const lost = text.split('\n').flatMap((line, at) => (line.includes('\uFFFD') ? [at + 1] : []));
  const problem = isLost ? 'a letter was lost when the file was converted (\uFFFD)' : 'not UTF-8';
  throw refusedLines(
    lost.map((line) => `Line ${line}: ${problem}`),
    'Save the file as UTF-8. Nothing was changed.',
  );
}

/** Ids are compared without case: a CRM's export with other capitals would make a second account. */
export function idKey(sfAccountId: string): string {
  return sfAccountId.toLowerCase();
}

function problemOf(
  line: AccountLine,
  seen: ReadonlyMap<string, AccountLine>,
  checkFields: CheckFields,
): string | undefined {
  const { sfAccountId, fields } = line;
  if (sfAccountId === '') return `${ID} is empty`;
  if ([...sfAccountId].length > LONGEST_ID) return `${ID} can not be longer than ${LONGEST_ID} characters`;
  const earlier = seen.get(idKey(sfAccountId));
  if (earlier?.sfAccountId === sfAccountId) return `${sfAccountId} is in the file twice`;
  if (earlier) return `${sfAccountId} differs from ${earlier.sfAccountId} in line ${earlier.line} only in capitals`;
  if (fields.time_zone !== undefined && !isTimeZone(fields.time_zone)) return 'Time zone is not valid';
  try {
    checkFields(fields);
  } catch (error) {
    if (error instanceof DomainError) return error.message.replaceAll('\n', '; ');
    throw error;
  }
  return undefined;
}

/**
 * Reads a file of accounts. An empty cell says nothing about its field, so it never clears one. Refuses the whole file
 * and names every line that is wrong.
 */
export function readAccountsFile(bytes: Uint8Array, checkFields: CheckFields): AccountLine[] {
  const text = textOf(bytes);
  let parsed: Parsed[];
  try {
    parsed = parse(text, { bom: true, columns: headOf, info: true, skip_empty_lines: true, trim: true });
  } catch (error) {
    throw error instanceof Refused
      ? error
      : new Refused(error instanceof Error ? error.message : 'The file is not CSV');
  }
  const seen = new Map<string, AccountLine>();
  const problems: string[] = [];
  const lines = parsed.map(({ record, info }): AccountLine => {
    const { [ID]: sfAccountId = '', ...cells } = record;
    const fields = Object.fromEntries(Object.entries(cells).filter(([, cell]) => cell !== ''));
    const line = { line: info.lines, sfAccountId, fields };
    const problem = problemOf(line, seen, checkFields);
    if (problem !== undefined) problems.push(`Line ${info.lines}: ${problem}`);
    if (!seen.has(idKey(sfAccountId))) seen.set(idKey(sfAccountId), line);
    return line;
  });
  if (problems.length > 0) throw refusedLines(problems);
  return lines;
}
