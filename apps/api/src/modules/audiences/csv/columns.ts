import { isAddress } from '@mailroom/domain/forms/addressRules';
import { trimInvisible } from '@mailroom/domain/forms/invisible';
import { emailRank, guessMapping, type Mapping } from './mapping.ts';
import type { Sniffed } from './sniff.ts';

export interface Column {
  column: number;
  name: string;
  sample: string[];
  filled_percent: number;
  valid_percent: number | null;
}

const SAMPLES_PER_COLUMN = 5;
const SAMPLE_ROWS = 20;
const LONGEST_VALUE = 200;

function cut(value: string): string {
  // The database's JSON can't hold a zero byte.
  return trimInvisible(value).slice(0, LONGEST_VALUE).replaceAll('\0', '\uFFFD');
}

function percent(part: number, whole: number): number {
  return whole === 0 ? 0 : Math.round((part * 1000) / whole) / 10;
}

function filledIn(rows: readonly string[][], column: number): string[] {
  return rows.map((row) => trimInvisible(row[column] ?? '')).filter((value) => value !== '');
}

function isWritten(value: string): boolean {
  return isAddress(value.toLowerCase());
}

/**
 * The column of the address: by its heading first, then by its content. Undefined when several columns compete, because only a
 * person knows at which of them people are mailed.
 */
function emailColumnOf(columns: readonly Column[], rows: readonly string[][]): number | undefined {
  const found = columns.map(({ column, name, valid_percent }) => {
    const rank = emailRank(name);
    const addresses = filledIn(rows, column).filter(isWritten).length;
    return { column, rank, addresses: rank === 2 || valid_percent !== null ? addresses : 0 };
  });
  const filled = found.filter(({ addresses }) => addresses > 0);
  // A file without a single good address is told by its heading.
  const among = filled.length > 0 ? filled : found.filter(({ rank }) => rank === 2);
  const best = Math.max(...among.map(({ rank }) => rank));
  const [first, second] = among
    .filter(({ rank }) => rank === best)
    .toSorted((one, other) => other.addresses - one.addresses);
  return second && second.addresses * 2 > (first?.addresses ?? 0) ? undefined : first?.column;
}

function columnOf(rows: readonly string[][], column: number, name: string): Column {
  const filled = filledIn(rows, column);
  const addresses = filled.filter(isWritten).length;
  return {
    column,
    name: cut(name),
    sample: [...new Set(filled)].slice(0, SAMPLES_PER_COLUMN).map(cut),
    filled_percent: percent(filled.length, rows.length),
    valid_percent: addresses * 2 > filled.length ? percent(addresses, filled.length) : null,
  };
}

/** Describes a file by its first rows: its columns, those rows, and a guess of what each column holds. */
export function describeColumns({ rows, hasHeader }: Sniffed): {
  columns: Column[];
  sample: string[][];
  mapping: Mapping[];
} {
  const header = rows[0] ?? [];
  const body = hasHeader ? rows.slice(1) : rows;
  const columns = header.map((name, at) => columnOf(body, at, hasHeader ? name : `Column ${at + 1}`));
  const email = emailColumnOf(hasHeader ? columns : columns.map((each) => ({ ...each, name: '' })), body);
  return {
    columns,
    sample: body.slice(0, SAMPLE_ROWS).map((row) => row.slice(0, header.length).map(cut)),
    mapping: guessMapping(hasHeader ? header : header.map(() => ''), email),
  };
}
