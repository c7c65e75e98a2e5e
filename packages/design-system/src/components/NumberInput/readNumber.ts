const LATIN = '0123456789';

interface DecimalHint {
  /** The locale's decimal mark. */
  mark: string;
  /** The number that was probably meant, written with this mark. */
  example: string;
}

export type NumberReading =
  | { kind: 'empty' }
  | { kind: 'number'; value: number }
  /** `hint` is set for a number with another country's decimal mark, `isTooFine` for one with too many decimals. */
  | { kind: 'unreadable'; hint?: DecimalHint | undefined; isTooFine?: boolean };

interface Marks {
  group: string;
  decimal: string;
  /** How many digits there are between two group marks: 3, or 2 as in India. The last group always has 3. */
  groupSize: number;
  digits: ReadonlyMap<string, string>;
}

const known = new Map<string, Marks>();

function marksOf(locale: string): Marks {
  const kept = known.get(locale);
  if (kept) return kept;
  const format = new Intl.NumberFormat(locale);
  const parts = format.formatToParts(-123456789.5);
  const groups = parts.filter((part) => part.type === 'integer');
  const marks: Marks = {
    group: parts.find((part) => part.type === 'group')?.value.normalize('NFKC') ?? ',',
    decimal: parts.find((part) => part.type === 'decimal')?.value ?? '.',
    groupSize: groups.at(-2)?.value.length ?? 3,
    digits: new Map(Array.from(LATIN, (digit) => [format.format(Number(digit)), digit])),
  };
  known.set(locale, marks);
  return marks;
}

/** The options of a number that is written in full, with at least so many decimals. */
export function figures(minDigits: number) {
  return { minimumFractionDigits: minDigits, maximumFractionDigits: 20 };
}

/** Returns the text in Latin digits, without the currency sign that a pasted amount may have. */
function plainText(text: string, digits: Marks['digits']): string {
  // NFKC turns full-width digits from an input method, and every kind of space, into the usual ones.
  return Array.from(
    text
      .normalize('NFKC')
      .replaceAll(/[\u061c\u200e\u200f]|\p{Sc}/gu, '')
      .trim(),
    (sign) => digits.get(sign) ?? sign,
  )
    .join('')
    .replace('\u2212', '-');
}

/** Returns the whole part without its group marks. They stay when one is in the wrong place, so that it isn't a number. */
function ungrouped(whole: string, { group, groupSize }: Marks): string {
  const mark = `[${/['’]/.test(group) ? "'’" : group}]`;
  const grouped = new RegExp(`^-?\\d{1,${groupSize}}(${mark}\\d{${groupSize}})*${mark}\\d{3}$`);
  return grouped.test(whole) ? whole.replaceAll(new RegExp(mark, 'g'), '') : whole;
}

function hintFor(plain: string, locale: string, { decimal }: Marks): DecimalHint | undefined {
  const match = /^(-?)(\d[\d\s'’.,\u066c]*|)([.,\u066b])(\d+)$/.exec(plain);
  if (!match) return undefined;
  const [, sign = '', before = '', mark = '', after = ''] = match;
  if (mark === decimal || before.includes(mark)) return undefined;
  const value = Number(`${sign}${before.replaceAll(/\D/g, '')}.${after}`);
  return { mark: decimal, example: value.toLocaleString(locale, figures(Math.min(after.length, 20))) };
}

/**
 * Reads a number as the locale writes it: '1,204.5' in en-US is 1204.5, and so is '1.204,5' in de-DE. Group marks must be
 * in the right places: '1,50' typed for one and a half must not become 150, and it isn't guessed to be 1.5 either. Digits
 * beyond `maxDigits` aren't rounded away, because nobody would notice.
 */
export function readNumber(text: string, locale: string, maxDigits = Infinity): NumberReading {
  if (text.trim() === '') return { kind: 'empty' };
  const marks = marksOf(locale);
  const plain = plainText(text, marks.digits);
  const [before = '', fraction, ...more] = plain.split(marks.decimal);
  const whole = ungrouped(before, marks);
  const number = fraction === undefined ? whole : `${whole}.${fraction}`;
  const value = Number(number);
  const isRead = more.length === 0 && /^-?\d*$/.test(whole) && /^-?\d*\.?\d+$/.test(number);
  // Beyond 2^53 the stored number would differ from the typed one.
  if (isRead && Math.abs(value) <= Number.MAX_SAFE_INTEGER)
    return (fraction ?? '').length > maxDigits ? { kind: 'unreadable', isTooFine: true } : { kind: 'number', value };
  return { kind: 'unreadable', hint: hintFor(plain, locale, marks) };
}
