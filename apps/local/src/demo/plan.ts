import type { Random } from './random.ts';

/** Passed to every part of the generator. Ids are counted per table, so that parts can refer to each other. */
export interface Plan {
  readonly now: Date;
  /** How many times the base amounts (1: 12 accounts, 200,000 members …). */
  readonly scale: number;
  readonly random: Random;
  readonly tables: Map<string, Row[]>;
  /** The content of kept files by key, generated on demand so that they are never all in memory. */
  readonly contents: Map<string, () => string>;
  /** The changes of rows after they were added. */
  readonly changes: Change[];
}

/** A change of a row, for its history. The row is planned as it is in the end. */
export interface Change {
  table: string;
  id: number;
  at: Date;
  /** The user who made it; null for a job. */
  by: number | null;
  /** The one who made it, as the audit spells it: 'user 3', 'job creative.check'. */
  actor: string;
  /** The values before the change. */
  before: Row;
}

export type Row = Record<string, unknown>;

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** Appends a row and returns its id, counted from 1 in each table. */
export function add(plan: Plan, table: string, row: Row): number {
  const rows = plan.tables.get(table) ?? [];
  plan.tables.set(table, rows);
  const id = rows.length + 1;
  rows.push({ id, ...row });
  return id;
}

/** A kept file. Its size and hash are those of its content, which is made when the file is stored. */
export function addFile(
  plan: Plan,
  row: {
    account_id: number;
    key: string;
    kind: string;
    name: string;
    content_type: string;
    created_at: Date;
    created_by: number;
  },
  content: () => string,
): number {
  plan.contents.set(row.key, content);
  return add(plan, 'file', { ...row, state: 'kept', state_at: row.created_at });
}

/** Appends a row to a table without an id. */
export function link(plan: Plan, table: string, row: Row): void {
  const rows = plan.tables.get(table) ?? [];
  plan.tables.set(table, rows);
  rows.push(row);
}

/** Notes a change of a row that a person or a job has made, with the values before it. */
export function changed(plan: Plan, place: Pick<Change, 'table' | 'id' | 'at' | 'before'>, by: number | string): void {
  const who = typeof by === 'number' ? { by, actor: `user ${by}` } : { by: null, actor: `job ${by}` };
  plan.changes.push({ ...place, ...who });
}

/** Changes a row that was added before. */
export function patch(plan: Plan, table: string, id: number, values: Row): void {
  const row = plan.tables.get(table)?.[id - 1];
  if (!row) throw new Error(`${table} has no row ${id}`);
  Object.assign(row, values);
}

export function daysFrom(now: Date, days: number): Date {
  return new Date(now.getTime() + days * DAY);
}

export function minutesFrom(at: Date, minutes: number): Date {
  return new Date(at.getTime() + minutes * MINUTE);
}
