import { WORDS } from './words.ts';

/** One order: an id and eight columns, of which five are words and the others a date, a number and money. */
export interface Row {
  id: string;
  name: string;
  client: string;
  country: string;
  channel: string;
  status: string;
  start: string;
  recipients: number;
  cents: number;
}

const CLIENTS = ['Northlight Outdoor', 'Fernwick', 'Blue Kettle', 'Oakham & Sons', 'Riverside Press'];
const COUNTRIES = ['Austria', 'Belgium', 'Canada', 'Denmark', 'Estonia', 'Finland', 'Greece'];
const CHANNELS = ['E-mail', 'Social', 'Print'];
const STATUSES = ['Draft', 'Live', 'Stopped', 'Completed'];

function pick(list: readonly string[], index: number): string {
  return list[index % list.length] ?? '';
}

/** Shuffles 0 … size - 1, the same way in every run. */
function shuffled(size: number): number[] {
  const order = Array.from({ length: size }, (_, index) => index);
  let seed = 20_261_121;
  for (let at = size - 1; at > 0; at -= 1) {
    seed = (seed * 1_664_525 + 1_013_904_223) % 2 ** 32;
    const other = seed % (at + 1);
    [order[at], order[other]] = [order[other] ?? 0, order[at] ?? 0];
  }
  return order;
}

const made = new Map<number, readonly Row[]>();

export function rowsOf(size: number): readonly Row[] {
  const known = made.get(size);
  if (known) return known;
  const amounts = shuffled(size);
  const rows = shuffled(size).map((number, index): Row => {
    const recipients = 1_000 + (amounts[index] ?? 0) * 7;
    return {
      id: String(index + 1),
      name: `${pick(WORDS, number)} ${String(number).padStart(5, '0')}`,
      client: pick(CLIENTS, number >> 1),
      country: pick(COUNTRIES, number),
      channel: pick(CHANNELS, number >> 2),
      status: pick(STATUSES, number >> 3),
      start: new Date(Date.UTC(2026, 0, 1) + number * 3_600_000).toISOString(),
      recipients,
      cents: recipients * 12,
    };
  });
  made.set(size, rows);
  return rows;
}

export const columns = [
  { id: 'name', header: 'Order' },
  { id: 'client', header: 'Client' },
  { id: 'country', header: 'Country' },
  { id: 'channel', header: 'Channel' },
  { id: 'status', header: 'Status' },
  { id: 'start', header: 'Start' },
  { id: 'recipients', header: 'Recipients' },
  { id: 'cents', header: 'Price' },
] as const;

/** In pixels, for every contestant that lets them be set. */
export const COLUMN_WIDTH = 170;
export const ROW_HEIGHT = 40;
export const VIEW_HEIGHT = 600;

const dates = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short', timeZone: 'Europe/Berlin' });
const numbers = new Intl.NumberFormat('en-US');
const money = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

export function dateText(iso: string | Date): string {
  return dates.format(new Date(iso));
}

export function numberText(value: number): string {
  return numbers.format(value);
}

export function moneyText(cents: number): string {
  return money.format(cents / 100);
}

/** A cell as text, for contestants without column types. */
export function cellText(row: Row, id: (typeof columns)[number]['id']): string {
  if (id === 'start') return dateText(row.start);
  if (id === 'recipients') return numberText(row.recipients);
  return id === 'cents' ? moneyText(row.cents) : row[id];
}
