import { closeSync, readSync } from 'node:fs';
import type { PackedFile } from './archive.ts';
import { CsvOutput } from './csvOutput.ts';
import { csvValue } from './sheetCsv.ts';
import { TextRuns } from './textRuns.ts';
import { openNameless } from './tempFile.ts';
import { damaged } from './unpackProblem.ts';
import type { Workbook } from './workbook.ts';
import { readXml } from './xml.ts';

/** Texts that are kept and read together. */
const BLOCK_TEXTS = 128;
/** Stands behind each text. No UTF-8 has this byte. */
const END = 0xff;
/** How many bytes of blocks are kept in memory. Cells mostly refer to texts in the order of the file. */
const CACHED_BYTES = 96 * 1024 * 1024;
/** How much a block takes beside its text. */
const BLOCK_BYTES = 640;

interface Block {
  bytes: Buffer;
  ends: Uint32Array;
}

/**
 * The texts of a workbook, each as the CSV has it. There may be many millions of them, so they are in a
 * file without a name, and blocks of them are read when a cell needs one.
 */
export class SharedStrings {
  readonly #file: number;
  readonly #what: string;
  /** Where each block begins. */
  readonly #starts: number[] = [];
  readonly #blocks = new Map<number, Block>();
  #count = 0;
  #size = 0;
  #cached = 0;
  #output: CsvOutput | undefined;

  constructor(folder: string, what: string) {
    this.#what = what;
    this.#file = openNameless(folder);
    this.#output = new CsvOutput(this.#file, what);
  }

  add(text: string): void {
    const output = this.#output;
    if (!output) throw new Error('The texts are complete already');
    if (this.#count % BLOCK_TEXTS === 0) this.#starts.push(output.size);
    output.text(csvValue(text));
    output.byte(END);
    this.#count += 1;
  }

  /** Must be called when all texts are added. */
  finish(): void {
    this.#output?.flush();
    this.#size = this.#output?.size ?? 0;
    this.#output = undefined;
  }

  close(): void {
    closeSync(this.#file);
  }

  /** The text with this number, from 0. */
  at(index: number): Buffer {
    if (!Number.isInteger(index) || index < 0 || index >= this.#count) throw damaged(this.#what);
    const { bytes, ends } = this.#block(Math.floor(index / BLOCK_TEXTS));
    const place = index % BLOCK_TEXTS;
    const from = place === 0 ? 0 : (ends[place - 1] as number) + 1;
    return bytes.subarray(from, ends[place]);
  }

  #block(number: number): Block {
    const known = this.#blocks.get(number);
    if (known) return known;
    const start = this.#starts[number] as number;
    const bytes = Buffer.allocUnsafeSlow((this.#starts[number + 1] ?? this.#size) - start);
    for (let read = 0; read < bytes.length;) {
      const length = readSync(this.#file, bytes, read, bytes.length - read, start + read);
      if (length === 0) throw new Error('The file of texts is too short');
      read += length;
    }
    const ends = new Uint32Array(BLOCK_TEXTS);
    for (let at = 0, from = 0; at < BLOCK_TEXTS && from < bytes.length; at += 1) {
      const end = bytes.indexOf(END, from);
      ends[at] = end;
      from = end + 1;
    }
    return this.#keep(number, { bytes, ends });
  }

  #keep(number: number, block: Block): Block {
    this.#cached += block.bytes.length + BLOCK_BYTES;
    this.#blocks.set(number, block);
    for (const [oldest, { bytes }] of this.#blocks) {
      if (this.#cached <= CACHED_BYTES || oldest === number) break;
      this.#blocks.delete(oldest);
      this.#cached -= bytes.length + BLOCK_BYTES;
    }
    return block;
  }
}

interface StringsRead {
  /** Where the texts are kept meanwhile. */
  folder: string;
  blocksOf: (part: PackedFile) => AsyncIterable<Buffer>;
}

/** Reads the texts that cells refer to by number. The caller closes them. */
export async function readSharedStrings(
  { archive, strings }: Pick<Workbook, 'archive' | 'strings'>,
  { folder, blocksOf }: StringsRead,
): Promise<SharedStrings> {
  const texts = new SharedStrings(folder, archive.what);
  const runs = new TextRuns(archive.what);
  try {
    if (strings) {
      await readXml(blocksOf(strings), archive.what, {
        open: (name) => {
          if (name === 'si') runs.begin();
          else runs.open(name);
        },
        text: (text) => runs.add(text),
        close: (name) => {
          if (name === 'si') texts.add(runs.end());
          else runs.close(name);
        },
      });
    }
    texts.finish();
    return texts;
  } catch (error) {
    texts.close();
    throw error;
  }
}
