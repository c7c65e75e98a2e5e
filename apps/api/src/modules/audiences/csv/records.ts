import type { Dialect } from './dialect.ts';
import { CR, LF, RecordScanner, type End } from './scan.ts';
import type { Suspect } from './suspects.ts';
import { rowOf, type RowShape } from './values.ts';

export interface CsvRecord {
  /** The number of its first line, counted from 1. */
  line: number;
  bytes: Buffer;
  /** Longer than a line may be; `bytes` holds only its beginning. */
  isTooLong: boolean;
  /** Where the next record begins. */
  next: Place;
  /** Set when a quote makes the record doubtful. */
  suspect?: Suspect;
}

/** A byte of the text, and the number of its line. */
export interface Place {
  byte: number;
  line: number;
}

interface SplitterSettings {
  from: Place;
  /** How many bytes a record may have. */
  limit: number;
  /** Without it, every quote at the beginning of a value counts. */
  shape?: RowShape | undefined;
}

/** The bytes of a record, and how many of the block are read with it. */
interface Cut {
  line: number;
  bytes: Buffer;
  length: number;
  isTooLong: boolean;
}

/** Bytes of a record that holds nothing: zero, white space and the mark with which DOS ends a file. */
const NOTHING = [0, 0x09, LF, CR, 0x1a, 0x20];
/** How many bytes of a record that is too long are kept. */
const KEPT_BYTES = 4096;
const LONGEST_EXAMPLE = 200;

/**
 * Cuts UTF-8 text into records, block by block. Leaves out records without a value, such as ‘;;;’. A quote only counts at the
 * beginning of a value, so that an inch sign in a name doesn't swallow the rows below it. With a shape, a quote that was left open by mistake doesn't count either.
 */
export class RecordSplitter {
  readonly #lineEnd: number;
  /** Bytes that say nothing, so that a record of only them isn't a row. */
  readonly #nothing: ReadonlySet<number>;
  readonly #limit: number;
  readonly #shape: RowShape | undefined;
  readonly #scanner: RecordScanner;
  #rest: Buffer = Buffer.alloc(0);
  #place: Place;
  #long: { line: number; bytes: Buffer } | undefined;

  constructor(dialect: Dialect, { from, limit, shape }: SplitterSettings) {
    this.#lineEnd = dialect.lineEnd === 'cr' ? CR : LF;
    const signs = [dialect.delimiter, dialect.quote ?? ''].filter((sign) => sign !== '');
    this.#nothing = new Set([...NOTHING, ...signs.map((sign) => sign.charCodeAt(0))]);
    this.#limit = limit;
    this.#shape = shape;
    this.#scanner = new RecordScanner({ dialect, limit, shape });
    this.#place = from;
  }

  *push(block: Buffer): Generator<CsvRecord> {
    yield* this.#cut(this.#rest.length === 0 ? block : Buffer.concat([this.#rest, block]), false);
  }

  *finish(): Generator<CsvRecord> {
    yield* this.#cut(this.#rest, true);
    if (this.#long) yield* this.#endLong(0, 0);
  }

  *#cut(block: Buffer, isLast: boolean): Generator<CsvRecord> {
    let at = 0;
    this.#scanner.begin(block);
    while (at < block.length) {
      if (this.#long) {
        const end = block.indexOf(this.#lineEnd, at);
        if (end === -1) {
          this.#skip(block.length - at, 0);
          at = block.length;
          break;
        }
        yield* this.#endLong(end + 1 - at, 1);
        at = end + 1;
        continue;
      }
      const { line } = this.#place;
      const found = this.#scanner.scan(at, line, isLast);
      if (!found) break;
      if (found.end === -1) {
        this.#long = { line, bytes: Buffer.from(block.subarray(at, at + KEPT_BYTES)) };
        this.#skip(block.length - at, found.lines - 1);
        at = block.length;
        break;
      }
      const bytes = block.subarray(at, found.end);
      const next = Math.min(found.end + 1, block.length);
      yield* this.#emit({ line, bytes, length: next - at, isTooLong: bytes.length > this.#limit }, found);
      at = next;
    }
    this.#rest = at >= block.length ? Buffer.alloc(0) : block.subarray(at);
  }

  #skip(bytes: number, lines: number): void {
    this.#place = { byte: this.#place.byte + bytes, line: this.#place.line + lines };
  }

  *#endLong(length: number, lines: number): Generator<CsvRecord> {
    const { line, bytes } = this.#long as { line: number; bytes: Buffer };
    this.#long = undefined;
    yield* this.#emit({ line, bytes, length, isTooLong: true }, { lines });
  }

  *#emit({ line, bytes, length, isTooLong }: Cut, found: Omit<End, 'end'>): Generator<CsvRecord> {
    this.#skip(length, found.lines);
    const text = bytes.at(-1) === CR ? bytes.subarray(0, -1) : bytes;
    const kept = isTooLong ? text.subarray(0, KEPT_BYTES) : text;
    const suspect = isTooLong ? undefined : this.#suspectIn(kept, line, found);
    const record: CsvRecord = { line, bytes: kept, isTooLong, next: this.#place };
    if (suspect) record.suspect = suspect;
    if (isTooLong || !this.#isBlank(text)) yield record;
  }

  #isBlank(bytes: Buffer): boolean {
    // Not `every` nor `for of`: they allocate something for each record.
    let at = 0;
    while (at < bytes.length && this.#nothing.has(bytes[at] as number)) at += 1;
    return at === bytes.length;
  }

  #suspectIn(bytes: Buffer, line: number, { doubt, hasTextBehind, lines }: Omit<End, 'end'>): Suspect | undefined {
    if (!this.#shape || (!doubt && !hasTextBehind)) return undefined;
    const text = bytes.toString();
    const kind = doubt?.kind ?? rowOf(text, this.#shape).odd;
    if (kind === undefined) return undefined;
    return {
      kind,
      line: doubt?.line ?? line,
      last_line: doubt?.lastLine ?? line + lines - 1,
      text: (text.split(/[\r\n]/, 1)[0] ?? '').slice(0, LONGEST_EXAMPLE),
    };
  }
}
