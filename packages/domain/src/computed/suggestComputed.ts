import { isAddress } from '../forms/addressRules.ts';
import { trimInvisible } from '../forms/invisible.ts';
import type { ComputedColumn, ComputedKind } from './computedKinds.ts';
import { dateText, type DateOrder } from './dateText.ts';
import { numberText } from './numberText.ts';
import { nameCase } from './textCase.ts';

/** A computed column and the field that it becomes. The column that has the field gives it up. */
interface SuggestedColumn {
  readonly computed: ComputedColumn;
  readonly field: string;
}

/** One way to follow a suggestion. */
export interface SuggestedChoice {
  readonly label: string;
  readonly columns: readonly SuggestedColumn[];
}

/** Says how the values of a column look, with ways to use them better. */
export interface ComputedSuggestion {
  readonly says: string;
  readonly choices: readonly SuggestedChoice[];
}

/** The first rows of a file and its mapping. */
export interface SuggestedFrom {
  readonly headings: readonly string[];
  readonly rows: readonly (readonly string[])[];
  /** The field of each column: null for one that isn't used. */
  readonly fields: readonly (string | null)[];
}

interface FilledColumn {
  column: number;
  heading: string;
  field: string | null;
  values: readonly string[];
}

const FULL_NAMES = new Set(
  (
    'name fullname completename contactname contactperson contact customer customername person recipient kunde kundenname ' +
    'ansprechpartner vollstandigername nomcomplet nometprenom nomprenom nombrecompleto nombreyapellidos nomecompleto ' +
    'nominativo naam volledigenaam navn namn nimi'
  ).split(' '),
);
const NAME_WORDS = /^[^\d@]+[\s,][^\d@]+$/u;
/** Fewer values say too little about their column. */
const ENOUGH = 2;

function bare(heading: string): string {
  return heading
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '');
}

function isMost(values: readonly string[], is: (value: string) => boolean): boolean {
  return values.length >= ENOUGH && values.filter(is).length * 2 > values.length;
}

function split(column: number, by: string, [first, last]: readonly [ComputedKind, ComputedKind]): SuggestedColumn[] {
  return [
    { computed: { name: 'First name', kind: first, columns: [column], text: by }, field: 'first_name' },
    { computed: { name: 'Last name', kind: last, columns: [column], text: by }, field: 'last_name' },
  ];
}

function wholeNames({ column, heading, values }: FilledColumn, fields: SuggestedFrom['fields']) {
  if (!FULL_NAMES.has(bare(heading))) return undefined;
  const rivals = fields.some((field, at) => at !== column && (field === 'first_name' || field === 'last_name'));
  if (rivals || !isMost(values, (value) => NAME_WORDS.test(value))) return undefined;
  const hasCommas = isMost(values, (value) => value.includes(','));
  const columns = hasCommas ? split(column, ',', ['rest', 'first_part']) : split(column, ' ', ['first_part', 'rest']);
  return { says: `“${heading}” holds first and last names`, choices: [{ label: 'Split the names', columns }] };
}

function shouted({ column, heading, field, values }: FilledColumn): ComputedSuggestion | undefined {
  if (field !== 'first_name' && field !== 'last_name') return undefined;
  if (!isMost(values, (value) => nameCase(value) !== value)) return undefined;
  const computed: ComputedColumn = { name: heading, kind: 'name_case', columns: [column] };
  return {
    says: `“${heading}” is written in capitals or small letters: ${values.find((value) => nameCase(value) !== value)}`,
    choices: [{ label: 'Write names with a capital letter', columns: [{ computed, field }] }],
  };
}

const ORDERS: readonly (readonly [DateOrder, ComputedKind, string])[] = [
  ['dmy', 'date_dmy', 'Day first'],
  ['mdy', 'date_mdy', 'Month first'],
  ['ymd', 'date_ymd', 'Year first'],
];
const DECIMALS = [
  ['comma', 'number_comma', 'Decimal comma'],
  ['point', 'number_point', 'Decimal point'],
] as const;

interface Spelling {
  kind: ComputedKind;
  label: string;
  /** The values as they would be written. */
  written: readonly string[];
}

/** The readings in which each value has a meaning. Two that agree are one. */
function spellings(
  values: readonly string[],
  readings: readonly (readonly [ComputedKind, string, (value: string) => string | undefined])[],
): Spelling[] {
  const found = new Map<string, Spelling>();
  for (const [kind, label, read] of readings) {
    const written = values.map(read);
    if (!written.every((value) => value !== undefined)) continue;
    const key = written.join('\n');
    if (!found.has(key)) found.set(key, { kind, label, written });
  }
  return [...found.values()];
}

function respelled({ column, heading, field, values }: FilledColumn): ComputedSuggestion | undefined {
  if (field === null || field === 'email' || values.length < ENOUGH) return undefined;
  const dates = spellings(
    values,
    ORDERS.map(([order, kind, label]) => [kind, label, (value) => dateText(value, order)]),
  );
  const numbers = spellings(
    values,
    DECIMALS.map(([decimal, kind, label]) => [kind, label, (value) => numberText(value, decimal)]),
  );
  const readings = dates.length > 0 ? dates : numbers;
  // The first value that would be written in another way.
  const at = values.findIndex((value, place) => readings.some(({ written }) => written[place] !== value));
  if (at < 0) return undefined;
  const [what, spelling] = dates.length > 0 ? ['dates', '2024-05-03'] : ['numbers', '1234.5'];
  // A reading that leaves the values as they are is a meaning too: 1.500 may be one and a half.
  const isSure = readings.length === 1;
  const better = readings.filter(({ written }) => written.some((value, place) => value !== values[place]));
  return {
    says: `“${heading}” holds ${what}, such as ${values[at]}`,
    choices: better.map(({ kind, label, written }) => ({
      label: isSure ? `Write them as ${spelling}` : `${label}: ${written[at]}`,
      columns: [{ computed: { name: heading, kind, columns: [column] }, field }],
    })),
  };
}

/** Second addresses that are filled where the first is empty. */
function secondAddresses({ headings, rows, fields }: SuggestedFrom): ComputedSuggestion | undefined {
  const email = fields.indexOf('email');
  const cell = (row: readonly string[], at: number): string => trimInvisible(row[at] ?? '');
  const lacking = rows.filter((row) => cell(row, email) === '');
  const others = [...headings.keys()].filter(
    (at) => at !== email && fields[at] === null && lacking.some((row) => isAddress(cell(row, at).toLowerCase())),
  );
  const [other] = others;
  if (email < 0 || other === undefined) return undefined;
  const computed: ComputedColumn = {
    name: 'First e-mail',
    kind: 'first_filled',
    columns: [email, ...others].slice(0, 10),
  };
  return {
    says: `Rows without an address in “${headings[email]}” have one in “${headings[other]}”`,
    choices: [{ label: 'Take the first that is filled', columns: [{ computed, field: 'email' }] }],
  };
}

/** Finds columns whose values computed columns would make better, by the first rows of the file. */
export function suggestComputed(file: SuggestedFrom): ComputedSuggestion[] {
  const { headings, rows, fields } = file;
  const columns = headings.map((heading, column): FilledColumn => {
    const values = rows.map((row) => trimInvisible(row[column] ?? '')).filter((value) => value !== '');
    return { column, heading, field: fields[column] ?? null, values };
  });
  const each = columns.map((column) => wholeNames(column, fields) ?? shouted(column) ?? respelled(column));
  return [secondAddresses(file), ...each].filter((found) => found !== undefined);
}
