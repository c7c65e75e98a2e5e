import { format, getFormatDateInfo, getFormatInfo } from 'numfmt';

/** How a cell shows a number, made of its format. */
export type ShownNumber = (number: number, written: string) => string;

const DAY_SECONDS = 86_400;
const DAY_MS = DAY_SECONDS * 1000;
/** 31 December 9999, the last day of a spreadsheet. */
const LAST_DAY = 2_958_465;
/** The days between the two systems of dates. */
const DAYS_TO_1904 = 1462;
/** The day that 1900 doesn’t have, and Excel does. */
const LEAP_DAY = 60;

/** Excel keeps no more digits. The others of 0.1 + 0.2 come from the processor. */
const DIGITS = 15;

const WHOLE = /^-?(?:0|[1-9]\d*)$/;

/**
 * A number without a format of its own. A whole one stays whole, because a phone number must not become 4.9E+12, and as it is
 * written, because a program may write more digits than a number holds.
 */
function general(number: number, written: string): string {
  if (WHOLE.test(written)) return written === '-0' ? '0' : written;
  if (Number.isSafeInteger(number)) return String(number === 0 ? 0 : number);
  const rounded = String(Number(number.toPrecision(DIGITS)));
  return rounded.includes('e') ? format('General', number) : rounded;
}

function two(number: number): string {
  return String(number).padStart(2, '0');
}

function timeOf(seconds: number): string {
  return `${two(Math.floor(seconds / 3600))}:${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`;
}

/** The date of a day that is counted from 1900, as Excel shows it. */
function dateOf(day: number): string {
  if (day === LEAP_DAY) return '1900-02-29';
  // Day 1 is the first of January; behind the leap day that never was, days are one too far.
  const fromEpoch = Date.UTC(1899, 11, day < LEAP_DAY ? 31 : 30) + day * DAY_MS;
  return new Date(fromEpoch).toISOString().slice(0, 10);
}

interface DateParts {
  hasDate: boolean;
  hasTime: boolean;
  /** ‘[h]:mm’: hours of more than a day. */
  isDuration: boolean;
  isFrom1904: boolean;
}

function shownDate({ hasDate, hasTime, isDuration, isFrom1904 }: DateParts): ShownNumber {
  return (number, written) => {
    const seconds = Math.round((number + (isFrom1904 && hasDate ? DAYS_TO_1904 : 0)) * DAY_SECONDS);
    const day = Math.floor(seconds / DAY_SECONDS);
    // Excel shows ##### for these.
    if (number < 0 || day > LAST_DAY) return general(number, written);
    const rest = seconds % DAY_SECONDS;
    if (!hasDate) return timeOf(isDuration ? seconds : rest);
    if (day === 0) return hasTime && rest > 0 ? timeOf(rest) : general(number, written);
    return hasTime && rest > 0 ? `${dateOf(day)}T${timeOf(rest)}` : dateOf(day);
  };
}

/** Excel takes no longer format. */
const LONGEST_FORMAT = 255;

/** How cells with this format show numbers: dates in ISO, other numbers as the format says. */
export function shownBy(pattern: string, isFrom1904: boolean): ShownNumber {
  if (/^general$/i.test(pattern) || pattern.length > LONGEST_FORMAT) return general;
  try {
    const { type, isDate, isText } = getFormatInfo(pattern);
    if (isDate) {
      const { year, month, day, hours, minutes, seconds } = getFormatDateInfo(pattern);
      // The library takes the minutes of ‘mm:ss.0’ for months.
      const hasDate = type !== 'time' && (year || month || day);
      const isDuration = /\[(?:h+|m+|s+)\]/i.test(pattern);
      return shownDate({ hasDate, hasTime: hours || minutes || seconds || !hasDate, isDuration, isFrom1904 });
    }
    // A number in scientific form lost its digits only in the display.
    if (isText || type === 'general' || type === 'scientific' || type === 'error') return general;
    return (number) => format(pattern, number).trim();
  } catch {
    return general;
  }
}
