import { writeSync } from 'node:fs';
import { refuseLarge } from './unpackedBytes.ts';

const BUFFER_BYTES = 256 * 1024;
/** The most bytes that a letter of a string takes. */
const LETTER_BYTES = 3;

/** Writes bytes to a file in large pieces, and waits for each. Only for threads. */
export class CsvOutput {
  readonly #file: number;
  readonly #what: string;
  readonly #buffer = Buffer.allocUnsafeSlow(BUFFER_BYTES);
  #at = 0;
  #written = 0;

  constructor(file: number, what: string) {
    this.#file = file;
    this.#what = what;
  }

  /** How many bytes were put, written or not. */
  get size(): number {
    return this.#written + this.#at;
  }

  flush(): void {
    this.#write(this.#buffer.subarray(0, this.#at));
    this.#at = 0;
  }

  #write(bytes: Buffer): void {
    for (let from = 0; from < bytes.length;) from += writeSync(this.#file, bytes, from);
    this.#written += bytes.length;
    refuseLarge(this.#written, this.#what);
  }

  #makeRoom(bytes: number): void {
    if (this.#at + bytes > BUFFER_BYTES) this.flush();
  }

  byte(byte: number, times = 1): void {
    for (let left = times; left > 0; left -= 1) {
      if (this.#at === BUFFER_BYTES) this.flush();
      this.#buffer[this.#at] = byte;
      this.#at += 1;
    }
  }

  bytes(bytes: Buffer): void {
    this.#makeRoom(bytes.length);
    if (bytes.length > BUFFER_BYTES) {
      this.#write(bytes);
      return;
    }
    bytes.copy(this.#buffer, this.#at);
    this.#at += bytes.length;
  }

  text(text: string): void {
    if (text.length * LETTER_BYTES > BUFFER_BYTES) {
      this.bytes(Buffer.from(text));
      return;
    }
    this.#makeRoom(text.length * LETTER_BYTES);
    this.#at += this.#buffer.write(text, this.#at);
  }
}
