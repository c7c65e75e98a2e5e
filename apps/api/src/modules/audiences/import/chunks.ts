import { setImmediate } from 'node:timers/promises';
import { createHash } from 'node:crypto';
import { csvLimits } from '@mailroom/domain/forms/fileTypes';
import type { RejectReason } from '@mailroom/domain/verdicts/audienceVerdict';
import type { Dialect } from '../csv/dialect.ts';
import { RecordSplitter, type CsvRecord, type Place } from '../csv/records.ts';
import type { Suspect } from '../csv/suspects.ts';
import type { RowShape } from '../csv/values.ts';
import type { CorrectedRow } from '../ingests/corrections.ts';
import type { HeadingRow } from '../reading/orderedReader.ts';
import type { Person } from '../reading/peopleReader.ts';
import type { Source } from '../reading/rejectFile.ts';

export interface Reject {
  line: number;
  reason: RejectReason;
  raw: string;
}

/** A row that says that its person must not be mailed. */
export interface OptOut {
  line: number;
  column: number;
  cell: string;
  email: string;
  raw: string;
}

/** The rows that one transaction stores, and where the next chunk begins. */
export interface Chunk {
  next: Place;
  rows: number;
  people: People;
  rejects: Reject[];
  optOuts: OptOut[];
  /** Records that a quote makes doubtful. */
  suspects: Suspect[];
  /** Rows of people who are imported although their row says not to mail them. */
  refusalsImported: number;
  /** Rejected rows of an earlier file that rows of this chunk replace. */
  corrected: Source[];
  /** Rows whose rejected row was corrected before, and rows that are still wrong. */
  repeated: number;
  stillWrong: number;
  hash: string;
  /** The heading row below which the next chunk begins, if it names the columns in another order. */
  heading: HeadingRow | undefined;
}

/** People as COPY text, in blocks: writing line by line would cost more than the database's own work. */
export interface People {
  count: number;
  blocks: Buffer[];
  /** Their domains that may have several spellings. */
  respellable: ReadonlySet<string>;
}

/** Rows and bytes of a chunk. They depend only on the file, so that a continued run makes the same chunks and hash. */
const CHUNK_ROWS = 25_000;
// The screen's counts move with each chunk, so the first ones are small: otherwise a short file would show no progress.
const FIRST_CHUNK_ROWS = 2_500;
const CHUNK_BYTES = 8 * 1024 * 1024;
/** How many characters of a row that is left out are kept. */
export const LONGEST_RAW = 4000;
const LONGEST_CELL = 1000;
/** Read without a break. In the breaks the chunk before is sent to the database, which waits otherwise. */
const BYTES_AT_ONCE = 16 * 1024;
const LINES_AT_ONCE = 1000;

/** Whether a chunk that begins at `from` is full with so many rows, of which the last one ends at `next`. */
export function isFull({ from, next, rows }: { from: Place; next: Place; rows: number }): boolean {
  const rowLimit = from.line < CHUNK_ROWS ? FIRST_CHUNK_ROWS : CHUNK_ROWS;
  return rows >= rowLimit || next.byte - from.byte >= CHUNK_BYTES;
}

/** A text cut to a length and without zero bytes, which PostgreSQL's text can't hold. */
function storable(text: string, longest: number): string {
  return text.slice(0, longest).replaceAll('\0', '\uFFFD');
}

/** The row as it is in the file. */
function rawOf({ bytes }: CsvRecord): string {
  return storable(bytes.toString(), LONGEST_RAW);
}

interface ChunkInput {
  text: AsyncIterable<Buffer>;
  dialect: Dialect;
  shape: RowShape;
  from: Place;
  /** Whether headings stand at `from`. */
  hasHeader: boolean;
  hash: string;
  read: (record: CsvRecord) => Person | CorrectedRow;
  /** The heading row above the row that `read` reads next, if it names the columns in another order. Default: none. */
  headingNow?: () => HeadingRow | undefined;
  /** Called with the address of each person. */
  onPerson?: (email: string) => void;
}

class ChunkBuilder {
  rejects: Reject[] = [];
  optOuts: OptOut[] = [];
  readonly #suspects: Suspect[] = [];
  #refusalsImported = 0;
  corrected: Source[] = [];
  repeated = 0;
  stillWrong = 0;
  #count = 0;
  #lines: string[] = [];
  #blocks: Buffer[] = [];
  #respellable = new Set<string>();
  #hash;
  next: Place;
  readonly from: Place;

  constructor(from: Place, hashBefore: string) {
    this.from = from;
    this.next = from;
    this.#hash = createHash('sha256').update(hashBefore);
  }

  add(record: CsvRecord, person: Person | CorrectedRow): void {
    this.next = record.next;
    if (record.suspect) this.#suspects.push(record.suspect);
    if ('isRepeated' in person) {
      this.repeated += 1;
      return;
    }
    if ('isStillWrong' in person) {
      this.stillWrong += 1;
      return;
    }
    if ('source' in person && person.source) this.corrected.push(person.source);
    const raw = 'raw' in person && person.raw !== undefined ? storable(person.raw, LONGEST_RAW) : undefined;
    if ('reason' in person) {
      this.rejects.push({ line: record.line, reason: person.reason, raw: raw ?? rawOf(record) });
    } else if ('cell' in person) {
      const { email, column } = person;
      const cell = storable(person.cell, LONGEST_CELL);
      this.optOuts.push({ line: record.line, column, cell, email, raw: raw ?? rawOf(record) });
    } else {
      this.#lines.push(person.copy);
      if (person.isRefusal) this.#refusalsImported += 1;
      if (person.respellable !== undefined) this.#respellable.add(person.respellable);
      this.#count += 1;
      if (this.#lines.length === LINES_AT_ONCE) this.#closeBlock();
    }
  }

  get rows(): number {
    return this.#count + this.rejects.length + this.optOuts.length + this.repeated + this.stillWrong;
  }

  #closeBlock(): void {
    const block = Buffer.from(this.#lines.join(''));
    this.#lines = [];
    this.#hash.update(block);
    this.#blocks.push(block);
  }

  build(heading: HeadingRow | undefined): Chunk {
    this.#closeBlock();
    const { next, rows, rejects, optOuts, corrected, repeated, stillWrong } = this;
    const people = { count: this.#count, blocks: this.#blocks, respellable: this.#respellable };
    const corrections = { corrected, repeated, stillWrong };
    const hash = this.#hash.digest('hex');
    return {
      next,
      rows,
      people,
      rejects,
      optOuts,
      suspects: this.#suspects,
      refusalsImported: this.#refusalsImported,
      ...corrections,
      hash,
      heading,
    };
  }
}

/** Cuts a file into chunks, beginning at a checkpoint. */
export async function* chunks(input: ChunkInput): AsyncGenerator<Chunk> {
  const { text, dialect, shape, from, hasHeader, hash, read, headingNow = () => undefined, onPerson } = input;
  const splitter = new RecordSplitter(dialect, { from, limit: csvLimits.lineBytes, shape });
  let builder = new ChunkBuilder(from, hash);
  let isHeader = hasHeader;
  const take = function* (records: Iterable<CsvRecord>): Generator<Chunk> {
    for (const record of records) {
      if (isHeader) {
        isHeader = false;
        builder.next = record.next;
        continue;
      }
      const person = read(record);
      builder.add(record, person);
      if (onPerson && 'copy' in person) onPerson(person.email);
      if (!isFull(builder)) continue;
      const chunk = builder.build(headingNow());
      yield chunk;
      builder = new ChunkBuilder(chunk.next, chunk.hash);
    }
  };
  for await (const block of text) {
    for (let at = 0; at < block.length; at += BYTES_AT_ONCE) {
      yield* take(splitter.push(block.subarray(at, at + BYTES_AT_ONCE)));
      await setImmediate();
    }
  }
  yield* take(splitter.finish());
  if (builder.rows > 0) yield builder.build(headingNow());
}
