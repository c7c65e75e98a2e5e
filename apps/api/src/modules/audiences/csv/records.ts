const LF = 0x0a;
const CR = 0x0d;
const QUOTE = 0x22;

export interface Dialect {
  delimiter: string;
  lineEnd: 'lf' | 'cr';
}

export interface CsvRecord {
  /** The number of its first line, counted from 1. */
  line: number;
  bytes: Buffer;
  /** Longer than a line may be; `bytes` holds only its beginning. */
  isTooLong: boolean;
  /** Where the next record begins. */
  next: Place;
}

/** A byte of the text, and the number of its line. */
export interface Place {
  byte: number;
  line: number;
}

/** Everything after an opening quote is one value. One that never ends must not be read into memory. */
export class UnclosedQuote extends Error {
  readonly line: number;

  constructor(line: number) {
    super(`The quote that is opened on line ${line} is never closed`);
    this.name = 'UnclosedQuote';
    this.line = line;
  }
}

/** How many blank lines are held back until another row follows: at the end of a file they don't count as rows. */
const MAX_BLANK = 10_000;
/** How many bytes of a record that is too long are kept. */
const KEPT_BYTES = 4096;

/**
 * Cuts UTF-8 text into records, block by block. A quote only counts at the beginning of a value, so that an inch sign
 * in a name doesn't swallow the rows below it.
 */
export class RecordSplitter {
  readonly #delimiter: number;
  readonly #end: number;
  readonly #limit: number;
  #rest: Buffer = Buffer.alloc(0);
  #place: Place;
  #long: { line: number; bytes: Buffer } | undefined;
  #blank: CsvRecord[] = [];
  /** The position of the block's next quote. Cached, so that blocks without quotes are searched only once. */
  #quote = -1;

  constructor({ delimiter, lineEnd }: Dialect, from: Place, limit: number) {
    this.#delimiter = delimiter.charCodeAt(0);
    this.#end = lineEnd === 'cr' ? CR : LF;
    this.#place = from;
    this.#limit = limit;
  }

  *push(block: Buffer): Generator<CsvRecord> {
    yield* this.#cut(this.#rest.length === 0 ? block : Buffer.concat([this.#rest, block]));
    if (this.#rest.length > this.#limit && !this.#long) this.#skipLong();
  }

  *finish(): Generator<CsvRecord> {
    const bytes = this.#rest;
    this.#rest = Buffer.alloc(0);
    if (this.#long) yield* this.#emit(this.#long.bytes, bytes.length, 0, true);
    else if (bytes.length > 0) {
      this.#quote = bytes.indexOf(QUOTE);
      if (this.#scan(bytes, 0).isOpen) throw new UnclosedQuote(this.#place.line);
      yield* this.#emit(bytes, bytes.length, 0, false);
    }
  }

  *#cut(block: Buffer): Generator<CsvRecord> {
    let at = 0;
    this.#quote = block.indexOf(QUOTE);
    while (at < block.length) {
      if (this.#long) {
        const end = block.indexOf(this.#end, at);
        if (end === -1) {
          this.#place = { byte: this.#place.byte + block.length - at, line: this.#place.line };
          at = block.length;
          break;
        }
        yield* this.#emit(this.#long.bytes, end + 1 - at, 1, true);
        at = end + 1;
        continue;
      }
      const { end, lines } = this.#scan(block, at);
      if (end === -1) break;
      yield* this.#emit(block.subarray(at, end), end + 1 - at, lines, end - at > this.#limit);
      at = end + 1;
    }
    this.#rest = at >= block.length ? Buffer.alloc(0) : block.subarray(at);
  }

  /** Finds the end of the record that begins at `from`; -1 when it continues after the block. */
  #scan(block: Buffer, from: number): { end: number; lines: number; isOpen: boolean } {
    const end = block.indexOf(this.#end, from);
    if (this.#quote !== -1 && this.#quote < from) this.#quote = block.indexOf(QUOTE, from);
    if (this.#quote === -1 || (end !== -1 && this.#quote > end)) return { end, lines: 1, isOpen: false };
    let isQuoted = false;
    let isStart = true;
    let lines = 1;
    for (let at = from; at < block.length; at += 1) {
      const byte = block[at];
      if (isQuoted) {
        if (byte === QUOTE && block[at + 1] === QUOTE) at += 1;
        else if (byte === QUOTE) isQuoted = false;
        else if (byte === this.#end) lines += 1;
      } else if (byte === this.#end) {
        return { end: at, lines, isOpen: false };
      } else if (byte === QUOTE && isStart) {
        isQuoted = true;
      }
      isStart = !isQuoted && byte === this.#delimiter;
    }
    return { end: -1, lines, isOpen: isQuoted };
  }

  #skipLong(): void {
    const { line, byte } = this.#place;
    this.#quote = this.#rest.indexOf(QUOTE);
    if (this.#scan(this.#rest, 0).isOpen) throw new UnclosedQuote(line);
    this.#long = { line, bytes: Buffer.from(this.#rest.subarray(0, KEPT_BYTES)) };
    this.#place = { line, byte: byte + this.#rest.length };
    this.#rest = Buffer.alloc(0);
  }

  *#emit(bytes: Buffer, length: number, lines: number, isTooLong: boolean): Generator<CsvRecord> {
    const { line } = this.#place;
    this.#place = { byte: this.#place.byte + length, line: line + lines };
    this.#long = undefined;
    const text = bytes.at(-1) === CR ? bytes.subarray(0, -1) : bytes;
    const record = { line, bytes: isTooLong ? text.subarray(0, KEPT_BYTES) : text, isTooLong, next: this.#place };
    if (text.length === 0 && this.#blank.length < MAX_BLANK) {
      this.#blank.push(record);
      return;
    }
    if (this.#blank.length > 0) {
      const blank = this.#blank;
      this.#blank = [];
      yield* blank;
    }
    yield record;
  }
}

/** Returns the values of one record, at most `max` of them. */
export function valuesOf(text: string, delimiter: string, max: number): string[] {
  if (!text.includes('"')) return text.split(delimiter, max);
  const values: string[] = [];
  let at = 0;
  while (values.length < max) {
    let value = '';
    if (text[at] === '"') {
      let end = at + 1;
      for (;;) {
        const quote = text.indexOf('"', end);
        if (quote === -1) return [...values, value + text.slice(end)];
        value += text.slice(end, quote);
        end = quote + 1;
        if (text[end] !== '"') break;
        value += '"';
        end += 1;
      }
      at = end;
    }
    const next = text.indexOf(delimiter, at);
    if (next === -1) return [...values, value + text.slice(at)];
    values.push(value + text.slice(at, next));
    at = next + 1;
  }
  return values;
}
