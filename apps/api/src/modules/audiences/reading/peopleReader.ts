import { isUtf8 } from 'node:buffer';
import { sourcesOf } from '@mailroom/domain/computed/computedColumns';
import type { ComputedColumn } from '@mailroom/domain/computed/computedKinds';
import { mender, type DamageKind } from '@mailroom/domain/encodings/damage';
import { trimInvisible } from '@mailroom/domain/forms/invisible';
import type { RejectReason } from '@mailroom/domain/verdicts/audienceVerdict';
import { canonicalAddress, respellableDomain } from '../../../platform/addresses/canonicalAddress.ts';
import type { Encoding } from '../csv/encoding.ts';
import type { CsvRecord } from '../csv/records.ts';
import { CONTROLS } from '../csv/requireText.ts';
import type { Signs } from '../csv/dialect.ts';
import { PLAIN_FIELDS, type Mapping } from '../csv/mapping.ts';
import { allValuesOf, filledRow, type RowShape } from '../csv/values.ts';
import { addressReader } from './addressReader.ts';
import { comparable, namesAllColumns } from './columnOrder.ts';
import { computedCells } from './computedCells.ts';
import { orderedReader, type HeadingRow } from './orderedReader.ts';
import { isDisposableDomain, isRoleAddress } from './unwantedAddresses.ts';

interface ReadSettings {
  encoding: Encoding;
  signs: Signs;
  header: readonly string[];
  mapping: readonly Mapping[];
  /** Columns behind those of the file, made of their cells. Default: none. */
  computed?: readonly ComputedColumn[];
  reject_role_addresses: boolean;
  reject_disposable_domains: boolean;
  /** Kinds of damage that are mended. Default: none. */
  mend?: readonly DamageKind[];
  /** Returns the cell of a row that says that the person must not be mailed. */
  refusalIn: (values: readonly string[]) => { column: number; cell: string } | undefined;
  /** Whether such people are imported as well. Default: no. */
  importsRefusals?: boolean;
  /** The heading row above the first row, if the columns stand in another order there. */
  heading?: HeadingRow | undefined;
  /** Called at each heading row: with it if another order begins there. */
  onHeading?: (heading: HeadingRow | undefined) => void;
}

/**
 * A person as a line of COPY text with the domain if it may have several spellings, or the reason why the row was rejected,
 * or the cell that says that the person must not be mailed.
 */
export type Person = Imported | { reason: RejectReason } | OptedOut;

interface Imported {
  copy: string;
  email: string;
  respellable?: string;
  /** Whether the row says that the person must not be mailed. Absent: no. */
  isRefusal?: boolean;
}

interface OptedOut {
  email: string;
  column: number;
  cell: string;
}

const LONGEST_EMAIL = 254;
const LONGEST_VALUE = 1000;

// oxlint-disable-next-line no-control-regex -- COPY's text format escapes exactly these
const SPECIAL = /[\\\t\n\r]/g;
const escapes: Readonly<Record<string, string>> = { '\\': '\\\\', '\t': '\\t', '\n': '\\n', '\r': '\\r' };

function escapeForCopy(value: string): string {
  return value.replace(SPECIAL, (character) => escapes[character] ?? character);
}

/** The rows of a file of people, as its import reads them. */
export function personShape({ signs, header, mapping }: Pick<ReadSettings, 'signs' | 'header' | 'mapping'>): RowShape {
  const isEntry = (value: string): boolean =>
    value.includes('@') && canonicalAddress(trimInvisible(value)) !== undefined;
  const email = mapping.find(({ field }) => field === 'email')?.column;
  // A computed address may stand in any column of the file.
  const entryColumn = email === undefined || email >= header.length ? undefined : email;
  const named = header.findLastIndex((heading) => heading.trim() !== '') + 1;
  return { ...signs, columns: header.length, named, entryColumn, isEntry };
}

function isTooLongIn(cells: readonly string[], columns: readonly number[]): boolean {
  for (const column of columns) if ((cells[column]?.length ?? 0) > LONGEST_VALUE) return true;
  return false;
}

/** Returns a reader of rows: each row becomes a person, is rejected for exactly one reason, or opted out. */
export function peopleReader(settings: ReadSettings): (record: CsvRecord) => Person {
  const { mapping, encoding, computed = [] } = settings;
  const mends = settings.mend ?? [];
  const mend = mender(mends);
  const addressOf = addressReader(mends);
  const shape = personShape(settings);
  const columnOf = (field: string): number => mapping.find((each) => each.field === field)?.column ?? -1;
  const emailColumn = columnOf('email');
  const plainColumns = PLAIN_FIELDS.filter((field) => field !== 'email').map(columnOf);
  const custom = mapping.filter(({ field }) => field === 'custom');
  const usedColumns = mapping.filter(({ field }) => field !== 'ignore').map(({ column }) => column);
  const readColumns = usedColumns.flatMap((column) => sourcesOf(column, computed, shape.columns));
  const cellsOf = computedCells(computed, shape.columns, mends);
  // A computed value is made of mended cells.
  const valueIn = (cells: readonly string[], column: number): string =>
    column < shape.columns ? mend(trimInvisible(cells[column] ?? '')) : (cells[column] ?? '');

  const isUndecodable = (bytes: Buffer, text: string): boolean =>
    !isUtf8(bytes) || CONTROLS.test(text) || (encoding !== 'utf-8' && text.includes('\uFFFD'));

  // Exports that were pasted together have their headings again, and what a report says below its table.
  const headings = new Set(settings.header.map(comparable));
  const isHeadings = (values: readonly string[]): boolean => values.every((value) => headings.has(comparable(value)));
  const namesAll = (values: readonly string[]): boolean =>
    values.every((value) => value.trim() === '' || headings.has(comparable(value))) &&
    namesAllColumns(values, settings.header);
  const isNote = (values: readonly string[]): boolean =>
    values.length > 1 && values.filter((value) => value.trim() !== '').length === 1 && !values.join('').includes('@');

  const unwantedReason = (email: string): RejectReason | undefined => {
    const atSign = email.lastIndexOf('@');
    if (settings.reject_role_addresses && isRoleAddress(email.slice(0, atSign))) return 'role_address';
    if (settings.reject_disposable_domains && isDisposableDomain(email.slice(atSign + 1))) return 'disposable_domain';
    return undefined;
  };

  const customCopy = (cells: readonly string[]): string => {
    const filled = custom.flatMap(({ column, name }) => {
      const value = valueIn(cells, column);
      return value === '' ? [] : [[name?.trim() ?? '', value] as const];
    });
    return filled.length === 0 ? '\\N' : escapeForCopy(JSON.stringify(Object.fromEntries(filled)));
  };

  const copyOf = (line: number, email: string, cells: readonly string[], isCopySafe: boolean): string => {
    let copy = `${line}\t${email}`;
    for (const column of plainColumns) {
      const value = column < 0 ? '' : valueIn(cells, column);
      copy += `\t${value === '' ? '\\N' : isCopySafe ? value : escapeForCopy(value)}`;
    }
    return `${copy}\t${custom.length > 0 ? customCopy(cells) : '\\N'}\n`;
  };

  const read = ({ line, bytes, isTooLong }: CsvRecord): Person => {
    if (isTooLong) return { reason: 'too_long' };
    const text = bytes.toString();
    if (isUndecodable(bytes, text)) return { reason: 'undecodable' };
    const values = filledRow(text, shape);
    if (values.length !== shape.columns)
      return { reason: namesAll(allValuesOf(text, shape)) ? 'heading' : 'wrong_column_count' };
    if (isTooLongIn(values, readColumns)) return { reason: 'too_long' };
    const cells = cellsOf(values);
    if (computed.length > 0 && isTooLongIn(cells, usedColumns)) return { reason: 'too_long' };
    const written = trimInvisible(cells[emailColumn] ?? '');
    if (written === '') return { reason: namesAll(values) ? 'heading' : 'no_email' };
    if (written.length > LONGEST_EMAIL) return { reason: 'too_long' };
    const email = addressOf(written);
    if (email === undefined)
      return { reason: isHeadings(values) ? 'heading' : isNote(values) ? 'note' : 'bad_address' };
    const reason = unwantedReason(email);
    if (reason) return { reason };
    const refusal = settings.refusalIn(values);
    if (refusal && !settings.importsRefusals) return { email, ...refusal };
    const respellable = respellableDomain(email);
    // Few rows hold anything to escape, so one search in the row saves a search in each value. A mended or computed one may.
    const isAsWritten = mends.length === 0 && computed.length === 0;
    const copy = copyOf(line, email, cells, isAsWritten && text.search(SPECIAL) === -1);
    return { copy, email, ...(respellable !== undefined && { respellable }), ...(refusal && { isRefusal: true }) };
  };
  const { heading, onHeading } = settings;
  return orderedReader(read, { shape, headings: settings.header, plan: { mapping, computed }, heading, onHeading });
}
