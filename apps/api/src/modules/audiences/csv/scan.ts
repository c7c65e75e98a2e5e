import type { Dialect } from './dialect.ts';
import { judgeQuote } from './strayQuotes.ts';
import type { SuspectKind } from './suspects.ts';
import type { RowShape } from './values.ts';

export const LF = 0x0a;
export const CR = 0x0d;
const SPACE = 0x20;
const BACKSLASH = 0x5c;
/** No byte has this value. */
const NO_BYTE = -1;

/** Everything after an opening quote is one value. One that never ends must not be read into memory. */
export class UnclosedQuote extends Error {
  readonly line: number;

  constructor(line: number) {
    super(`The quote that is opened on line ${line} is never closed`);
    this.name = 'UnclosedQuote';
    this.line = line;
  }
}

/** Names the reason why a record is doubtful, and its lines in the file. */
interface Doubt {
  kind: SuspectKind;
  line: number;
  lastLine: number;
}

/** Where a record ends in a block, and how many lines it has; -1 when it is too long and continues after the block. */
export interface End {
  end: number;
  lines: number;
  doubt?: Doubt | undefined;
  /** Text follows a closing quote. */
  hasTextBehind?: boolean;
}

interface OpenQuote {
  /** The line of the record in which it is opened, from 1. */
  line: number;
  /** The end of that line; -1 until another one begins. */
  lineEnd: number;
  /** How many values come before it in the record. */
  column: number;
}

/** The part of a block that decides about a record. */
interface Stretch {
  from: number;
  stop: number;
  /** The number of the record's first line in the file. */
  line: number;
  /** No later byte can change the decision. */
  isAll: boolean;
  isLast: boolean;
}

interface ScanSettings {
  dialect: Dialect;
  /** How many bytes a record may have. */
  limit: number;
  /** With it, quotes that were left open by mistake don't count. */
  shape: RowShape | undefined;
}

/** Whether a position that was found, or -1, comes before `end`, or -1 for the end of the block. */
function isWithin(at: number, end: number): boolean {
  return at !== -1 && (end === -1 || at < end);
}

/** Finds the ends of records. Each decision depends only on the bytes of the record, never on how the file is cut into blocks. */
export class RecordScanner {
  readonly #limit: number;
  readonly #shape: RowShape | undefined;
  readonly #lineEnd: number;
  readonly #delimiter: number;
  readonly #quoteByte: number;
  readonly #escapeByte: number;
  #block: Buffer = Buffer.alloc(0);
  /** The positions of the block's next quote and backslash. Cached, so that blocks without them are searched only once. */
  #quoteAt = -1;
  #escapeAt = -1;

  constructor({ dialect, limit, shape }: ScanSettings) {
    this.#limit = limit;
    this.#shape = shape;
    this.#lineEnd = dialect.lineEnd === 'cr' ? CR : LF;
    this.#delimiter = dialect.delimiter.charCodeAt(0);
    this.#quoteByte = dialect.quote?.charCodeAt(0) ?? NO_BYTE;
    this.#escapeByte = dialect.escape === 'backslash' ? BACKSLASH : NO_BYTE;
  }

  begin(block: Buffer): void {
    this.#block = block;
    this.#quoteAt = this.#find(this.#quoteByte, 0);
    this.#escapeAt = this.#find(this.#escapeByte, 0);
  }

  #find(byte: number, from: number): number {
    return byte === NO_BYTE ? -1 : this.#block.indexOf(byte, from);
  }

  /** Whether a quote or a backslash follows in the line from `from` to `end`, or to the end of the block if that is -1. */
  #hasSign(from: number, end: number): boolean {
    if (this.#quoteAt !== -1 && this.#quoteAt < from) this.#quoteAt = this.#find(this.#quoteByte, from);
    if (this.#escapeAt !== -1 && this.#escapeAt < from) this.#escapeAt = this.#find(this.#escapeByte, from);
    return isWithin(this.#quoteAt, end) || isWithin(this.#escapeAt, end);
  }

  /** Finds the end of the record that begins at `from`. Undefined when the block doesn't hold enough of it. */
  scan(from: number, line: number, isLast: boolean): End | undefined {
    const block = this.#block;
    const end = block.indexOf(this.#lineEnd, from);
    if (!this.#hasSign(from, end))
      return end === -1 ? this.#withoutEnd({ from, isLast }, { lines: 1 }) : { end, lines: 1 };
    const limit = this.#limit;
    // Beyond the limit only line ends count.
    const stop = Math.min(block.length, from + limit + 1);
    return this.#scanQuoted({ from, stop, line, isAll: isLast || block.length > from + limit, isLast });
  }

  #scanQuoted(stretch: Stretch): End | undefined {
    const { from, stop, isAll } = stretch;
    const delimiter = this.#delimiter;
    const lineEnd = this.#lineEnd;
    const quote = this.#quoteByte;
    const block = this.#block;
    const found: Omit<End, 'end'> = { lines: 1 };
    let open: OpenQuote | undefined;
    let column = 0;
    let isStart = true;
    let isClosed = false;
    for (let at = from; at < stop; at += 1) {
      const byte = block[at] as number;
      if (byte === this.#escapeByte) {
        if (at + 1 === stop && !isAll) return undefined;
        at += 1;
        if (at < stop && block[at] === lineEnd) {
          found.lines += 1;
          if (open?.lineEnd === -1) open.lineEnd = at;
        }
      } else if (open) {
        if (byte === lineEnd) {
          found.lines += 1;
          if (open.lineEnd === -1) open.lineEnd = at;
        } else if (byte === quote) {
          if (at + 1 === stop && !isAll) return undefined;
          if (at + 1 < stop && block[at + 1] === quote) {
            at += 1;
            continue;
          }
          const doubt = this.#judgeClosed(stretch, open, { at, lines: found.lines });
          if (doubt === undefined) return undefined;
          if (doubt?.kind === 'split_at_line_ends') return { end: open.lineEnd, lines: open.line, doubt };
          if (doubt) found.doubt ??= doubt;
          open = undefined;
          isClosed = true;
        }
      } else if (byte === lineEnd) {
        return { ...found, end: at };
      } else if (byte === delimiter) {
        isClosed = false;
        column += 1;
      } else if (byte === quote && isStart) {
        open = { line: found.lines, lineEnd: -1, column };
      } else if (isClosed && byte > SPACE) {
        isClosed = false;
        found.hasTextBehind = true;
      }
      isStart = !open && (byte === delimiter || (isStart && byte === SPACE));
    }
    if (open) return isAll ? this.#judgeUnclosed(stretch, open) : undefined;
    const end = block.indexOf(lineEnd, stop);
    return end === -1 ? this.#withoutEnd(stretch, found) : { ...found, end };
  }

  /** A record without an end in the block is the last one of the file, or too long, or continues in the next block. */
  #withoutEnd({ from, isLast }: Pick<Stretch, 'from' | 'isLast'>, found: Omit<End, 'end'>): End | undefined {
    if (isLast) return { ...found, end: this.#block.length };
    return this.#block.length - from > this.#limit ? { ...found, end: -1 } : undefined;
  }

  #text(from: number, to: number): string {
    return this.#block.subarray(from, to).toString();
  }

  #lines(from: number, to: number): string[] {
    return this.#text(from, to).split(this.#lineEnd === CR ? '\r' : '\n');
  }

  /** Judges a quote that is closed at `at`; null when it is believed. Undefined when the block doesn't hold all of that line. */
  #judgeClosed(
    { from, stop, line, isAll }: Stretch,
    open: OpenQuote,
    { at, lines }: { at: number; lines: number },
  ): Doubt | null | undefined {
    const shape = this.#shape;
    const lineEnd = this.#lineEnd;
    // A record of far too many values would be read again for each of them.
    if (!shape || open.lineEnd === -1 || open.column > shape.columns) return null;
    const end = this.#block.indexOf(lineEnd, at);
    const isFound = end !== -1 && end < stop;
    if (!isFound && !isAll) return undefined;
    const to = isFound ? end : stop;
    const swallowed = {
      first: this.#text(from, open.lineEnd),
      others: this.#lines(open.lineEnd + 1, to),
      whole: this.#text(from, to),
    };
    const judged = judgeQuote(swallowed, shape);
    const lastLine = line + lines - 1;
    if (judged === 'stray') return { kind: 'split_at_line_ends', line: line + open.line - 1, lastLine };
    return judged === 'doubtful' ? { kind: 'kept_whole', line, lastLine } : null;
  }

  /** Judges a quote that is open where the file ends, or where the record is too long. Throws unless it is a stray one. */
  #judgeUnclosed({ from, stop, line, isLast }: Stretch, open: OpenQuote): End {
    const shape = this.#shape;
    const lineEnd = this.#lineEnd;
    const isFileEnd = isLast && stop === this.#block.length;
    const isOneLine = open.lineEnd === -1;
    // A line that the limit cuts off can't be judged.
    const to = isFileEnd ? stop : this.#block.lastIndexOf(lineEnd, stop - 1);
    const first = this.#text(from, isOneLine ? stop : open.lineEnd);
    const others = isOneLine ? [] : this.#lines(open.lineEnd + 1, to);
    const opened = line + open.line - 1;
    const canSplit = shape && (isFileEnd || !isOneLine);
    if (!canSplit || judgeQuote({ first, others, whole: undefined }, shape) !== 'stray')
      throw new UnclosedQuote(opened);
    const lastLine = opened + others.findLastIndex((each) => each.trim() !== '') + 1;
    const doubt = {
      kind: lastLine === opened ? 'quote_as_letter' : 'split_at_line_ends',
      line: opened,
      lastLine,
    } as const;
    return { end: isOneLine ? stop : open.lineEnd, lines: open.line, doubt };
  }
}
