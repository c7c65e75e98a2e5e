import { isAddress } from '@mailroom/domain/forms/addressRules';
import { guessMapping, type Mapping } from './mapping.ts';
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
  return value.trim().slice(0, LONGEST_VALUE);
}

function percent(part: number, whole: number): number {
  return whole === 0 ? 0 : Math.round((part * 1000) / whole) / 10;
}

function columnOf(rows: readonly string[][], column: number, name: string): Column {
  const filled = rows.map((row) => row[column]?.trim() ?? '').filter((value) => value !== '');
  const addresses = filled.filter(isAddress).length;
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
  const email = columns.find(({ valid_percent }) => valid_percent !== null)?.column;
  return {
    columns,
    sample: body.slice(0, SAMPLE_ROWS).map((row) => row.slice(0, header.length).map(cut)),
    mapping: guessMapping(hasHeader ? header : header.map(() => ''), email),
  };
}
