import {
  closeSync,
  fstatSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  readSync,
  rmSync,
  writeSync,
} from 'node:fs';
import { join } from 'node:path';
import { readHeaders } from './headers.ts';
import type { Headers } from './headers.ts';

export interface StoredMessage {
  id: number;
  at: string;
  /** Sender and recipients of the envelope. */
  from: string;
  to: string[];
  subject: string;
  size: number;
  /** The header fields that tell what was sent and why. */
  headers: Headers;
}

type Row = StoredMessage & { segment: number; offset: number };

interface StoreLimits {
  segmentBytes: number;
  segments: number;
}

const defaultLimits: StoreLimits = { segmentBytes: 64 * 1024 * 1024, segments: 32 };
const KEPT_FIELD = /^(message-id|from|to|date|reply-to|list-.*|x-.*|precedence|feedback-id|auto-submitted)$/;
const INDEX_FILE = /^messages-(\d+)\.index$/;

function readRows(text: string): Row[] {
  return text.split('\n').flatMap((line) => {
    try {
      return [JSON.parse(line) as Row];
    } catch {
      // The line is empty, or it is cut because the sink was killed while writing it, before it answered with 250.
      return [];
    }
  });
}

/**
 * Keeps messages in append-only files and removes the oldest when there are too many. Beside each file an index has one
 * line per message. A message answered with 250 is in both, even if the sink is killed right after.
 */
export class MessageStore {
  readonly #folder: string;
  readonly #limits: StoreLimits;
  #rows: Row[] = [];
  #segments: number[] = [];
  #raw = -1;
  #index = -1;
  #offset = 0;
  #lastId = 0;

  constructor(folder: string, limits: StoreLimits = defaultLimits) {
    this.#folder = folder;
    this.#limits = limits;
    mkdirSync(folder, { recursive: true });
    this.#segments = readdirSync(folder)
      .flatMap((name) => INDEX_FILE.exec(name)?.[1] ?? [])
      .map(Number)
      .toSorted((a, b) => a - b);
    this.#rows = this.#segments.flatMap((segment) => readRows(readFileSync(this.#path(segment, 'index'), 'utf8')));
    this.#lastId = this.#rows.at(-1)?.id ?? 0;
    this.#open(this.#segments.at(-1) ?? 1);
  }

  get rows(): readonly StoredMessage[] {
    return this.#rows;
  }

  add(from: string, to: string[], raw: Buffer): StoredMessage {
    if (this.#offset >= this.#limits.segmentBytes) this.#roll();
    const headers = readHeaders(raw);
    const fields = Object.fromEntries(Object.entries(headers).filter(([name]) => KEPT_FIELD.test(name)));
    this.#lastId += 1;
    const row: Row = {
      id: this.#lastId,
      at: new Date().toISOString(),
      from,
      to,
      subject: headers['subject'] ?? '',
      size: raw.length,
      headers: fields,
      segment: this.#segments.at(-1) ?? 1,
      offset: this.#offset,
    };
    writeSync(this.#raw, raw);
    this.#offset += raw.length;
    writeSync(this.#index, `${JSON.stringify(row)}\n`);
    this.#rows.push(row);
    return row;
  }

  find(id: number): StoredMessage | undefined {
    // Ids have no gaps, so a message's place follows from its id.
    return this.#rows[id - (this.#rows[0]?.id ?? 1)];
  }

  source(id: number): Buffer | undefined {
    const row = this.find(id) as Row | undefined;
    if (!row) return undefined;
    const file = openSync(this.#path(row.segment, 'eml'), 'r');
    const raw = Buffer.alloc(row.size);
    readSync(file, raw, 0, row.size, row.offset);
    closeSync(file);
    return raw;
  }

  clear(): void {
    this.close();
    for (const segment of this.#segments) this.#remove(segment);
    this.#rows = [];
    this.#segments = [];
    this.#open(1);
  }

  close(): void {
    closeSync(this.#raw);
    closeSync(this.#index);
  }

  #path(segment: number, kind: 'eml' | 'index'): string {
    return join(this.#folder, `messages-${segment}.${kind}`);
  }

  #open(segment: number): void {
    if (this.#segments.at(-1) !== segment) this.#segments.push(segment);
    this.#raw = openSync(this.#path(segment, 'eml'), 'a', 0o600);
    this.#index = openSync(this.#path(segment, 'index'), 'a', 0o600);
    this.#offset = fstatSync(this.#raw).size;
    // Ends a cut line, so that the next one stays readable.
    writeSync(this.#index, '\n');
  }

  #roll(): void {
    this.close();
    this.#open((this.#segments.at(-1) ?? 0) + 1);
    while (this.#segments.length > this.#limits.segments) {
      const oldest = this.#segments.shift() ?? 0;
      this.#rows = this.#rows.filter((row) => row.segment !== oldest);
      this.#remove(oldest);
    }
  }

  #remove(segment: number): void {
    rmSync(this.#path(segment, 'eml'), { force: true });
    rmSync(this.#path(segment, 'index'), { force: true });
  }
}
