/** The order of day, month and year in a file. */
export type DateOrder = 'dmy' | 'mdy' | 'ymd';

/** Beginnings of months in Dutch, English, French, German, Italian, Nordic languages, Portuguese and Spanish, without accents. */
const MONTHS: readonly (readonly string[])[] = [
  ['jan', 'gen', 'ene'],
  ['feb', 'fev', 'helmi'],
  ['mar', 'maa', 'mrt', 'mrz', 'maerz'],
  ['apr', 'avr', 'abr', 'huhti'],
  ['mai', 'may', 'mei', 'maj', 'mag'],
  ['jun', 'juin', 'giu'],
  ['jul', 'juil', 'lug'],
  ['aug', 'aou', 'ago'],
  ['sep', 'set'],
  ['oct', 'okt', 'out', 'ott'],
  ['nov'],
  ['dec', 'dez', 'dic'],
];

const NUMBERS = /^(\d{1,4})\s?[./\- ]\s?(\d{1,2})\s?[./\- ]\s?(\d{1,4})\.?(?:[T,\s]\s*(.+))?$/u;
const DAY_NAME =
  /^(\d{1,2})(?:\.|st|nd|rd|th|er|º)?[\s\-/.]*(?:de |d')?(\p{L}{3,12})\.?[\s\-/.,]*(?:de )?(\d{4}|\d{2})(?:[T,\s]\s*(.+))?$/u;
const NAME_DAY = /^(\p{L}{3,12})\.? (\d{1,2})(?:st|nd|rd|th)?,? (\d{4})(?:[,\s]\s*(.+))?$/u;
const TIME = /^\d{1,2}[:.]\d{2}/;
const DAYS = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
/** Years of two digits from this one on are in the last century, as POSIX has it. */
const LAST_CENTURY = 69;

function monthOf(name: string): number {
  const bare = name.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
  return MONTHS.findIndex((beginnings) => beginnings.some((each) => bare.startsWith(each))) + 1;
}

function yearOf(digits: string): number {
  const year = Number(digits);
  if (digits.length > 2) return year;
  return year >= LAST_CENTURY ? 1900 + year : 2000 + year;
}

function isLeap(year: number): boolean {
  return (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
}

interface Parts {
  year: string;
  month: number;
  day: number;
  time: string | undefined;
}

/** The three numbers in their order. Digits of a whole year in front are a year, whatever the order. */
function byNumbers(value: string, order: DateOrder): Parts | undefined {
  const [, first = '', second = '', third = '', time] = NUMBERS.exec(value) ?? [];
  const isYear = (digits: string): boolean => digits.length === 2 || digits.length === 4;
  if (first.length === 4 || order === 'ymd')
    return isYear(first) ? { year: first, month: Number(second), day: Number(third), time } : undefined;
  if (!isYear(third)) return undefined;
  const [day, month] = order === 'dmy' ? [first, second] : [second, first];
  return { year: third, month: Number(month), day: Number(day), time };
}

function byName(value: string): Parts | undefined {
  const [, day, name = '', year = '', time] = DAY_NAME.exec(value) ?? [];
  if (day !== undefined) return { year, month: monthOf(name), day: Number(day), time };
  const [, month, number = '', fullYear = '', later] = NAME_DAY.exec(value) ?? [];
  return month === undefined ? undefined : { year: fullYear, month: monthOf(month), day: Number(number), time: later };
}

/**
 * Writes a date as 2024-05-03, with a time behind it as it was written. Years of two digits are 1969 to 2068. Undefined for what
 * isn't a date.
 */
export function dateText(value: string, order: DateOrder): string | undefined {
  const text = value.trim();
  const parts = byNumbers(text, order) ?? byName(text);
  if (!parts || (parts.time !== undefined && !TIME.test(parts.time))) return undefined;
  const { month, day, time } = parts;
  const year = yearOf(parts.year);
  const days = month === 2 && !isLeap(year) ? 28 : (DAYS[month - 1] ?? 0);
  if (day < 1 || day > days) return undefined;
  const two = (number: number): string => String(number).padStart(2, '0');
  return `${String(year).padStart(4, '0')}-${two(month)}-${two(day)}${time === undefined ? '' : ` ${time}`}`;
}
