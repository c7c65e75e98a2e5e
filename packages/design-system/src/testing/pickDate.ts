import { waitFor } from '@testing-library/dom';
import { findNamed, nameOf, text, withRole, type NamePattern } from './names.ts';
import { surroundings, type Surroundings } from './surroundings.ts';

type Around = ReturnType<typeof surroundings>;

const SHAPE = /^(?:(\d{4})-(\d\d)-(\d\d))?T?(?:(\d\d):(\d\d))?$/;
/** The year comes first, so that a 29 February is never typed into a year without one. */
const ORDER = ['year', 'month', 'day', 'hour', 'minute', 'dayPeriod'] as const;

/** Clears a segment, which takes one key per digit. */
async function clear(segment: HTMLElement, { user, wait }: Around): Promise<void> {
  for (let before = valueOf(segment); before !== null; before = valueOf(segment)) {
    segment.focus();
    await user.keyboard('{Backspace}');
    const last = before;
    await waitFor(() => {
      if (valueOf(segment) === last) throw new Error(`${nameOf(segment)} can't be cleared`);
    }, wait);
  }
}

function valueOf(segment: Element): string | null {
  return segment.getAttribute('aria-valuenow');
}

function segmentOf(row: HTMLElement, type: string): HTMLElement | null {
  return row.querySelector<HTMLElement>(`[role="spinbutton"][data-type="${type}"]`);
}

/** The number that a segment shows for a part of the value. */
function shownIn(row: HTMLElement, type: (typeof ORDER)[number], parts: readonly number[]): number | undefined {
  const hour = parts[3];
  if (type === 'dayPeriod') return hour === undefined ? undefined : Number(hour >= 12);
  const part = parts[ORDER.indexOf(type)];
  if (type !== 'hour' || hour === undefined || segmentOf(row, 'dayPeriod') === null) return part;
  // Clocks of twelve hours count them from 0 or from 1.
  const isFromOne = segmentOf(row, 'hour')?.getAttribute('aria-valuemin') === '1';
  return hour % 12 === 0 && isFromOne ? 12 : hour % 12;
}

/** Types a value into one row of segments, as far as the row has places for it. */
async function typeInto(row: HTMLElement, value: string | null, field: string, around: Around): Promise<void> {
  if (value === null) {
    for (const segment of withRole(row, 'spinbutton')) await clear(segment, around);
    return;
  }
  const shape = SHAPE.exec(value);
  if (shape === null || value === '')
    throw new Error(`“${value}” must be written as 2026-12-31, 2026-12-31T09:30 or 09:30`);
  const parts = shape.slice(1).map(Number);
  for (const type of ORDER) {
    const segment = segmentOf(row, type);
    const number = shownIn(row, type, parts);
    if (segment === null) continue;
    if (number === undefined || Number.isNaN(number)) throw new Error(`“${field}” also asks for the ${type}`);
    segment.focus();
    // The words for morning and afternoon depend on the language. The arrow goes from one to the other.
    if (type === 'dayPeriod') {
      for (let presses = 0; presses < 2 && valueOf(segment) !== String(number); presses += 1)
        await around.user.keyboard('{ArrowUp}');
    } else await around.user.keyboard(String(number).padStart(type === 'year' ? 4 : 2, '0'));
  }
  const isDone = (): boolean =>
    ORDER.every((type) => {
      const segment = segmentOf(row, type);
      return segment === null || valueOf(segment) === String(shownIn(row, type, parts));
    });
  await waitFor(() => {
    if (!isDone()) throw new Error(`“${field}” shows ${text(row)} after ${value} was typed`);
  }, around.wait);
}

/** Types into the rows of a date field that was found: one, or two of a range. */
export async function typeDates(field: HTMLElement, values: readonly (string | null)[], around: Around): Promise<void> {
  const name = nameOf(field);
  if (
    field.closest('[aria-disabled="true"]') !== null ||
    field.querySelector('[aria-readonly="true"][role="spinbutton"]') !== null
  )
    throw new Error(`“${name}” can't be changed`);
  const rows = [field, ...field.querySelectorAll<HTMLElement>('[data-part="segments"]')].filter(
    (one) => one.dataset['part'] === 'segments',
  );
  if (rows.length !== values.length)
    throw new Error(
      rows.length === 1 ? `“${name}” takes one value: use pickDate or pickTime` : `“${name}” is a range: use pickRange`,
    );
  for (const [index, row] of rows.entries()) await typeInto(row, values[index] ?? null, name, around);
}

/** The date and time fields in an element. */
export function dateFields(inside: HTMLElement): HTMLElement[] {
  const rows = [...inside.querySelectorAll<HTMLElement>('[data-part="segments"]')];
  return [...new Set(rows.flatMap((row) => row.closest<HTMLElement>('[role="group"][aria-label]') ?? []))];
}

async function pick(field: NamePattern, values: readonly (string | null)[], options: Surroundings): Promise<void> {
  const around = surroundings(options);
  const found = await findNamed('date field', field, () => dateFields(around.container), around.wait);
  await typeDates(found, values, around);
}

/**
 * Types a day into a DatePicker ('2026-12-31'), or a day and a time into a DateTimeInput ('2026-12-31T09:30', in the zone of
 * the field). It is typed as the locale writes it. null clears the field.
 */
export function pickDate(field: NamePattern, day: string | null, options: Surroundings = {}): Promise<void> {
  return pick(field, [day], options);
}

/** Types the first and the last day into a DateRangePicker, with times where it asks for them. null clears the field. */
export function pickRange(
  field: NamePattern,
  range: { start: string; end: string } | null,
  options: Surroundings = {},
): Promise<void> {
  return pick(field, [range?.start ?? null, range?.end ?? null], options);
}

/** Types a time into a TimeInput: '20:05'. null clears the field. */
export function pickTime(field: NamePattern, time: string | null, options: Surroundings = {}): Promise<void> {
  return pick(field, [time], options);
}
