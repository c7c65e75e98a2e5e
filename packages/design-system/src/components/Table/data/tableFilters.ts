import type { Missing } from '../columns/tableColumns.ts';

export interface TableFilterOption {
  value: string;
  label: string;
}

interface FilterBase {
  /** Names the filter in the state. */
  id: string;
  /** Stands above its choices, and before them in the chip. */
  label: string;
  /** The chip's words. Default 'Label: first, second', or the range. */
  chip?: ((labels: readonly string[]) => string) | undefined;
}

/** Some of a list. The state has the chosen values. */
export interface TableChoiceFilter<Row> extends FilterBase {
  kind?: 'choice' | undefined;
  options: readonly TableFilterOption[];
  /** Choosing one replaces the other. Default false. */
  isSingle?: boolean | undefined;
  /** Client data: the row's own values; it stays when one of them is chosen. */
  values?: ((row: Row) => readonly string[]) | undefined;
}

/** Words that one column contains. The state has them as its one value. */
export interface TableTextFilter<Row> extends FilterBase {
  kind: 'text';
  /** Client data: where the words are looked for, in whatever case. */
  value?: ((row: Row) => string | Missing) | undefined;
}

/** From a number to a number, both included. The state has the two as text, an open end as ''. */
export interface TableNumberFilter<Row> extends FilterBase {
  kind: 'number';
  /** Client data: the row's number; without one it isn't in any range. */
  value?: ((row: Row) => number | Missing) | undefined;
  /** Stands after the numbers: '%', 'days'. */
  unit?: string | undefined;
}

/** From a day to a day, both included, in the reader's zone. The state has 'YYYY-MM-DD' twice, an open end as ''. */
export interface TableDateFilter<Row> extends FilterBase {
  kind: 'date';
  /** Client data: the row's instant or day; without one it isn't in any range. */
  value?: ((row: Row) => string | Date | Missing) | undefined;
}

export type TableFilter<Row> =
  | TableChoiceFilter<Row>
  | TableTextFilter<Row>
  | TableNumberFilter<Row>
  | TableDateFilter<Row>;

/** The day of an instant, as 'YYYY-MM-DD'. What is a day already is nobody's instant. */
export function dayIn(timeZone: string): (value: string | Date) => string {
  const format = new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' });
  return (value) => {
    if (typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value)) return value;
    const at = new Date(value);
    return Number.isNaN(at.getTime()) ? '' : format.format(at);
  };
}

/** What a row is filtered by; the row remembers it. */
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

const isNumber = (text: string) => Number.isFinite(Number(text));
const isDay = (text: string) =>
  text === '' || (/^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(`${text}T00:00:00Z`)));

/** Whether something is chosen that can be read. An address may name anything, and 'from NaN' would let no row stay. */
export function isChosen<Row>({ kind }: TableFilter<Row>, values: readonly string[] = []): boolean {
  if (kind === 'number') return values.some((value) => value !== '') && values.every(isNumber);
  if (kind === 'date') return values.some((value) => value !== '') && values.every(isDay);
  return values.length > 0;
}

/** Whether a row with this value stays. */
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
