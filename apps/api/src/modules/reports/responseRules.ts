import { addDays } from '@mailroom/domain/dates/dates';
import type { DayFigures } from '../launches/launches.commands.ts';
import { DAY_COLUMNS } from '../launches/launches.reads.ts';
import { heading } from './responseColumns.ts';

type DayColumn = (typeof DAY_COLUMNS)[number];

/** Why the cell of one day can't be stored. */
export interface DayProblem {
  /** The day's place in the upload. */
  readonly at: number;
  readonly column: 'day' | DayColumn;
  readonly text: string;
}

interface Product {
  /** The days of the account's time zone, as '2026-11-27'. */
  readonly today: string;
  readonly firstLaunch: string;
  /** How many messages arrived, seeds included, as far as is known. */
  readonly delivered: number;
}

/** Each person counts once in the first column, and each time in the second. */
const TOTAL_OF: { readonly [Column in DayColumn]?: DayColumn } = { unique_opens: 'opens', unique_clicks: 'clicks' };

function isDay(text: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && addDays(text, 0) === text;
}

function dayProblem(day: string, { today, firstLaunch }: Product): string | undefined {
  if (!isDay(day)) return 'Day is not valid';
  if (day > today) return 'Day is in the future';
  return day < firstLaunch ? `Day is before the first launch on ${firstLaunch}` : undefined;
}

function figureProblem(figures: DayFigures, column: DayColumn, { delivered }: Product): string | undefined {
  const value = figures[column] ?? 0;
  const total = TOTAL_OF[column];
  const most = total && (figures[total] ?? 0);
  if (most !== undefined && value > most) return `${value} is more than ${heading(total ?? column)}, which is ${most}`;
  return value > delivered ? `${value} is more than the ${delivered} delivered, seeds included` : undefined;
}

/** Finds figures that can't be true of the product: its report would show them to the customer as they are. */
export function dayProblems(days: readonly DayFigures[], product: Product): DayProblem[] {
  const seen = new Set<string>();
  return days.flatMap((figures, at) => {
    const { day } = figures;
    const ofDay = dayProblem(day, product) ?? (seen.has(day) ? `${day} appears twice` : undefined);
    seen.add(day);
    const found = DAY_COLUMNS.map((column) => ({ at, column, text: figureProblem(figures, column, product) }));
    return [{ at, column: 'day' as const, text: ofDay }, ...found].flatMap(({ text, ...place }) =>
      text === undefined ? [] : [{ ...place, text }],
    );
  });
}
