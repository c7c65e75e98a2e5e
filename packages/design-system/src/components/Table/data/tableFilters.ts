import type { ReactNode } from 'react';
import type { Missing } from '../columns/tableColumns.ts';

export interface TableFilterOption {
  value: string;
  label: string;
  /** Heading above the options that have the same one, with a checkbox for all of them. Default: none. */
  group?: string | undefined;
}

interface FilterBase {
  /** Names the filter in the state. */
  id: string;
  /** Shown above the choices, and before them in the chip. */
  label: string;
  /** Shown below the choices: a button that explains them. Default: nothing. */
  help?: ReactNode;
  /** Text of the chip. Default: 'Label: first, second', or the range. */
  chip?: ((labels: readonly string[]) => string) | undefined;
}

/** A choice from a list. The state holds the chosen values. */
export interface TableChoiceFilter<Row> extends FilterBase {
  kind?: 'choice' | undefined;
  options: readonly TableFilterOption[];
  /** Choosing one value replaces the other. Default false. */
  isSingle?: boolean | undefined;
  /** Client data: the values of a row. The row stays when one of them is chosen. */
  values?: ((row: Row) => readonly string[]) | undefined;
}

/** Text that a value contains. The state holds it as its only value. */
export interface TableTextFilter<Row> extends FilterBase {
  kind: 'text';
  /** Client data: the text to look in. Case doesn't matter. */
  value?: ((row: Row) => string | Missing) | undefined;
}

/** A range of numbers, both ends included. The state holds both as text, an open end as ''. */
export interface TableNumberFilter<Row> extends FilterBase {
  kind: 'number';
  /** Client data: the number of a row. A row without one is in no range. */
  value?: ((row: Row) => number | Missing) | undefined;
  /** Shown after the numbers: '%', 'days'. */
  unit?: string | undefined;
}

/** A range of days in the reader's time zone, both ends included. The state holds 'YYYY-MM-DD' twice, an open end as ''. */
export interface TableDateFilter<Row> extends FilterBase {
  kind: 'date';
  /** Client data: the instant or the day of a row. A row without one is in no range. */
  value?: ((row: Row) => string | Date | Missing) | undefined;
}

export type TableFilter<Row> =
  | TableChoiceFilter<Row>
  | TableTextFilter<Row>
  | TableNumberFilter<Row>
  | TableDateFilter<Row>;

/** The day of an instant, as 'YYYY-MM-DD'. A value that is already a day is returned unchanged. */
export function dayIn(timeZone: string): (value: string | Date) => string {
  const format = new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' });
  return (value) => {
    if (typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value)) return value;
    const at = new Date(value);
    return Number.isNaN(at.getTime()) ? '' : format.format(at);
  };
}

/** The value that a filter compares for a row. The caller caches it. */
export function filterValue<Row>(filter: TableFilter<Row>, row: Row, dayOf: (value: string | Date) => string): unknown {
  switch (filter.kind) {
    case 'text':
      return filter.value?.(row)?.toLowerCase() ?? '';
    case 'number':
      return filter.value?.(row) ?? undefined;
    case 'date': {
      const value = filter.value?.(row);
      return value == null ? undefined : dayOf(value) || undefined;
    }
    default:
      return filter.values?.(row) ?? [];
  }
}

function isNumber(text: string) {
  return Number.isFinite(Number(text));
}

function isDay(text: string) {
  return text === '' || (/^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(`${text}T00:00:00Z`)));
}

/** Whether the chosen values can be used. A URL can contain anything, and 'from NaN' would hide every row. */
export function isChosen<Row>({ kind }: TableFilter<Row>, values: readonly string[] = []): boolean {
  if (kind === 'number') return values.some((value) => value !== '') && values.every(isNumber);
  if (kind === 'date') return values.some((value) => value !== '') && values.every(isDay);
  return values.length > 0;
}

/** Whether a row with this value passes the filter. */
export function isInFilter<Row>(filter: TableFilter<Row>, value: unknown, chosen: readonly string[]): boolean {
  const [from = '', to = ''] = chosen;
  switch (filter.kind) {
    case 'text':
      return String(value).includes(from.trim().toLowerCase());
    case 'number':
      return typeof value === 'number' && (from === '' || value >= Number(from)) && (to === '' || value <= Number(to));
    case 'date':
      return typeof value === 'string' && (from === '' || value >= from) && (to === '' || value <= to);
    default:
      return (value as readonly string[]).some((one) => chosen.includes(one));
  }
}
