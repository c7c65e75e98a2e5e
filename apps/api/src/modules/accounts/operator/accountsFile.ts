import { isTimeZone } from '@mailroom/domain/dates/timeZones';
import { parse } from 'csv-parse/sync';
import { DomainError } from '../../../errors.ts';
import { Refused } from './refused.ts';

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
  return names;
}

function problemOf(line: AccountLine, seen: ReadonlySet<string>, checkFields: CheckFields): string | undefined {
  const { sfAccountId, fields } = line;
  if (sfAccountId === '') return `${ID} is empty`;
  if ([...sfAccountId].length > LONGEST_ID) return `${ID} can not be longer than ${LONGEST_ID} characters`;
  if (seen.has(sfAccountId)) return `${sfAccountId} is in the file twice`;
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
export function readAccountsFile(text: string, checkFields: CheckFields): AccountLine[] {
  let parsed: Parsed[];
  try {
    parsed = parse(text, { bom: true, columns: headOf, info: true, skip_empty_lines: true, trim: true });
  } catch (error) {
    throw error instanceof Refused
      ? error
      : new Refused(error instanceof Error ? error.message : 'The file is not CSV');
  }
  const seen = new Set<string>();
  const problems: string[] = [];
  const lines = parsed.map(({ record, info }): AccountLine => {
    const { [ID]: sfAccountId = '', ...cells } = record;
    const fields = Object.fromEntries(Object.entries(cells).filter(([, cell]) => cell !== ''));
    const line = { sfAccountId, fields };
    const problem = problemOf(line, seen, checkFields);
    if (problem !== undefined) problems.push(`Line ${info.lines}: ${problem}`);
    seen.add(sfAccountId);
    return line;
  });
  if (problems.length > 0) throw new Refused([...problems, 'Nothing was changed.'].join('\n'));
  return lines;
}
