import { isAscii, isUtf8 } from 'node:buffer';
import { extname } from 'node:path';
import { Worker } from 'node:worker_threads';
import { unicodeOf, Utf8Count, withoutCutEnd, type Encoding } from './encoding.ts';

/** How many bytes from the beginning decide whether a file is UTF-16. */
const HEAD_BYTES = 64 * 1024;
/** How many bytes of lines that aren't UTF-8 decide their encoding. */
const SAMPLE_BYTES = 32 * 1024;
/** A longer line is judged in pieces. */
const LINE_BYTES = 64 * 1024;

const LF = 0x0a;
const CR = 0x0d;

/** Reads a file to find out whether it is UTF-8, and collects the first lines that aren't. Blocks may end anywhere. */
class Survey {
  readonly #count = new Utf8Count();
  readonly #lines: Buffer[] = [];
  #room = SAMPLE_BYTES;
  /** The beginning of a line whose end hasn't come yet. */
  #open: Buffer = Buffer.alloc(0);

  add(block: Buffer): void {
    const text = this.#open.length > 0 ? Buffer.concat([this.#open, block]) : block;
    const lines = Math.max(text.lastIndexOf(LF), text.lastIndexOf(CR)) + 1;
    const end = lines === 0 && text.length > LINE_BYTES ? withoutCutEnd(text).length : lines;
    this.#take(text.subarray(0, end));
    this.#open = text.subarray(end);
  }

  /** The lines that aren't UTF-8, unless the file is. */
  end(): Buffer | undefined {
    this.#take(this.#open);
    return this.#count.isUtf8 ? undefined : Buffer.concat(this.#lines);
  }

  #take(text: Buffer): void {
    // Almost all of most files is ASCII, and this is by far the fastest question.
    if (isAscii(text)) return;
    this.#count.add(text);
    if (this.#room > 0 && !isUtf8(text)) this.#sample(text);
  }

  #sample(text: Buffer): void {
    let start = 0;
    for (let at = 0; at < text.length && this.#room > 0; at += 1) {
      const isEnd = text[at] === LF || text[at] === CR;
      if (!isEnd && at < text.length - 1) continue;
      const line = text.subarray(start, at + 1);
      start = at + 1;
      if (isUtf8(line)) continue;
      // A copy, because a part would keep its whole block.
      this.#lines.push(Buffer.from(line));
      this.#room -= line.length;
    }
  }
}

const THREAD = new URL(`./charsets.worker${extname(import.meta.url)}`, import.meta.url);

let turn: Promise<unknown> = Promise.resolve();

/**
 * Guesses the encoding of lines in another thread: the library takes a tenth of a second to start, and this thread must keep
 * answering calls. The thread ends with its answer. Only one runs at a time, because each needs 80 MB.
 */
function guessed(lines: Buffer): Promise<Encoding> {
  const guess = turn.then(
    () =>
      new Promise<Encoding>((resolve, reject) => {
        const worker = new Worker(THREAD, { workerData: lines });
        worker.once('message', resolve);
        worker.once('error', reject);
        worker.once('exit', () => reject(new Error('The thread that guesses encodings ended without an answer')));
      }),
  );
  turn = guess.catch(() => {});
  return guess;
}

/**
 * Decides by a byte order mark, by zero bytes, and by whether the bytes are UTF-8. The whole file is read for that: its first
 * umlaut may come late. In other files the lines that aren't UTF-8 decide.
 */
export async function encodingOf(
  head: Buffer,
  rest: () => Promise<AsyncIterable<Buffer> | Iterable<Buffer>>,
): Promise<Encoding> {
  const unicode = unicodeOf(head.subarray(0, HEAD_BYTES));
  if (unicode) return unicode;
  const survey = new Survey();
  survey.add(head);
  for await (const block of await rest()) survey.add(block);
  const lines = survey.end();
  return lines ? guessed(lines) : 'utf-8';
}
