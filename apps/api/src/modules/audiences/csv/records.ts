const LF = 0x0a;
const CR = 0x0d;
const QUOTE = 0x22;

export type Dialect = { delimiter: string; lineEnd: 'lf' | 'cr' };

export type CsvRecord = {
  /** Of its first line, from 1. */
  line: number;
  bytes: Buffer;
  /** Longer than a line may be; only its beginning is here. */
  isTooLong: boolean;
  /** Where the next record begins: byte in the text and line. */
  next: Place;
};

export type Place = { byte: number; line: number };

/** Everything after an opened quote is one value. What never ends must not be read into memory. */
export class UnclosedQuote extends Error {
  readonly line: number;

  constructor(line: number) {
    super(`The quote that is opened on line ${line} is never closed`);
    this.name = 'UnclosedQuote';
    this.line = line;
  }
}

/** Blank lines that are waited with: at the end of a file they are no rows. */
const mostBlank = 10_000;
const kept = 4096;

/**
 * Cuts UTF-8 text into records, block by block. A quote counts at the beginning of a value alone, so that an inch sign
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
  /** The next quote of the block: looked for again only when it is passed, not for each record. */
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

  /** Where the record that begins at `from` ends; -1 when it goes on behind the block. */
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
    this.#long = { line, bytes: Buffer.from(this.#rest.subarray(0, kept)) };
    this.#place = { line, byte: byte + this.#rest.length };
    this.#rest = Buffer.alloc(0);
  }

  *#emit(bytes: Buffer, length: number, lines: number, isTooLong: boolean): Generator<CsvRecord> {
    const { line } = this.#place;
    this.#place = { byte: this.#place.byte + length, line: line + lines };
    this.#long = undefined;
    const text = bytes.at(-1) === CR ? bytes.subarray(0, -1) : bytes;
    const record = { line, bytes: isTooLong ? text.subarray(0, kept) : text, isTooLong, next: this.#place };
    if (text.length === 0 && this.#blank.length < mostBlank) {
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

/** The values of one record, at most `most` of them. */
export const valuesOf = (text: string, delimiter: string, most: number): string[] => {
  if (!text.includes('"')) return text.split(delimiter, most);
  const values: string[] = [];
  let at = 0;
  while (values.length < most) {
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
};
