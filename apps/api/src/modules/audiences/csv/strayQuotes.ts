import { isRow, rowOf, type RowShape } from './values.ts';

/** The text that a quote encloses if it is believed, up to the end of the line in which it is closed. */
interface Swallowed {
  /** The record up to the end of the line in which the quote is opened. */
  first: string;
  /** The lines after that one. */
  others: readonly string[];
  /** All of it; undefined when the quote is never closed. */
  whole: string | undefined;
}

/** `stray`: the lines are rows. `doubtful`: the record stays whole, although some of its lines look like rows. */
type Judgement = 'believed' | 'doubtful' | 'stray';

/**
 * Decides whether a quote encloses a value of several lines, or was left open by mistake. The better the whole record reads as a
 * row, the more of its lines must be rows to split it: nine in ten for a good row, so that an address in a note doesn't become a
 * row. A quote without an end needs more than half: a file that broke off in the middle of a note is refused.
 */
export function judgeQuote({ first, others, whole }: Swallowed, shape: RowShape): Judgement {
  const isLine = (text: string): boolean => isRow(rowOf(text, shape).values, shape);
  const lines = others.filter((line) => line.trim() !== '');
  const count = lines.length + 1;
  const rows = lines.filter(isLine).length + Number(isLine(first));
  if (rows === 0) return 'believed';
  if (whole === undefined) return rows * 2 > count ? 'stray' : 'believed';
  const { values, odd } = rowOf(whole, shape);
  // Another value of several lines begins here, so the lines after it can't be judged yet.
  const goesOn = odd === 'quote_as_letter';
  const isGood = goesOn || isRow(values, shape);
  if (isGood && odd !== 'text_behind_quote' ? (count - rows) * 10 <= count : rows * 2 >= count + Number(isGood))
    return 'stray';
  return rows > Number(isGood) ? 'doubtful' : 'believed';
}
