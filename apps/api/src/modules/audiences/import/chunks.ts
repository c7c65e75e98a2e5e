import { createHash } from 'node:crypto';
import { csvLimits } from '@mailroom/domain/file-types';
import type { RejectReason } from '@mailroom/domain/audience-rules';
import { RecordSplitter, type CsvRecord, type Dialect, type Place } from '../csv/records.ts';
import type { Person } from './people-reader.ts';

export type Reject = { line: number; reason: RejectReason; raw: string };

/** What one transaction stores, and where the file is gone on with after it. */
export type Chunk = { next: Place; rows: number; people: People; rejects: Reject[]; hash: string };

/** People as the bytes of COPY, in blocks: a write per line costs more than the database's own work. */
export type People = { count: number; blocks: Buffer[] };

/** Rows and bytes of a chunk: fixed by the file alone, so that a run that goes on makes the same chunks and hash. */
export const chunkRows = 25_000;
// The counts on the screen move with each chunk: those of the file's beginning are small, or a short file would show none.
const firstChunkRows = 2_500;
const chunkBytes = 8 * 1024 * 1024;
const longestRaw = 4000;
const linesAtOnce = 1000;

/** The row as it stood, as far as a text can hold it. */
const rawOf = ({ bytes }: CsvRecord): string => bytes.toString().slice(0, longestRaw).replaceAll('\0', '\uFFFD');

export type ChunkInput = {
  text: AsyncIterable<Buffer>;
  dialect: Dialect;
  from: Place;
  hasHeader: boolean;
  hash: string;
  read: (record: CsvRecord) => Person;
};

class Filling {
  rejects: Reject[] = [];
  #count = 0;
  #lines: string[] = [];
  #blocks: Buffer[] = [];
  #hash;
  next: Place;
  readonly from: Place;

  constructor(from: Place, before: string) {
    this.from = from;
    this.next = from;
    this.#hash = createHash('sha256').update(before);
  }

  add(record: CsvRecord, person: Person): void {
    this.next = record.next;
    if ('reason' in person) {
      this.rejects.push({ line: record.line, reason: person.reason, raw: rawOf(record) });
    } else {
      this.#lines.push(person.copy);
      this.#count += 1;
      if (this.#lines.length === linesAtOnce) this.#close();
    }
  }

  get rows(): number {
    return this.#count + this.rejects.length;
  }

  get isFull(): boolean {
    const enough = this.from.line < chunkRows ? firstChunkRows : chunkRows;
    return this.rows >= enough || this.next.byte - this.from.byte >= chunkBytes;
  }

  #close(): void {
    const block = Buffer.from(this.#lines.join(''));
    this.#lines = [];
    this.#hash.update(block);
    this.#blocks.push(block);
  }

  done(): Chunk {
    this.#close();
    const { next, rows, rejects } = this;
    const people = { count: this.#count, blocks: this.#blocks };
    return { next, rows, people, rejects, hash: this.#hash.digest('hex') };
  }
}

/** Cuts a file into chunks, from a checkpoint on. */
export async function* chunks({ text, dialect, from, hasHeader, hash, read }: ChunkInput): AsyncGenerator<Chunk> {
  const splitter = new RecordSplitter(dialect, from, csvLimits.lineBytes);
  let filling = new Filling(from, hash);
  let isHeader = hasHeader && from.line === 1;
  const take = function* (records: Iterable<CsvRecord>): Generator<Chunk> {
    for (const record of records) {
      if (isHeader) {
        isHeader = false;
        filling.next = record.next;
        continue;
      }
      filling.add(record, read(record));
      if (!filling.isFull) continue;
      const chunk = filling.done();
      yield chunk;
      filling = new Filling(chunk.next, chunk.hash);
    }
  };
  for await (const block of text) yield* take(splitter.push(block));
  yield* take(splitter.finish());
  if (filling.rows > 0) yield filling.done();
}
