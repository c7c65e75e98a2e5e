import type { CheckFailure } from '../check/place.ts';

/** One block of a file on its way gets this long. Slower than a check's steps: it is up to a thousand times as large. */
export const BLOCK_MS = 60_000;

/** A destination to which files are delivered. Every method throws a `CheckFailure` in our words. */
export interface DeliveryPlace {
  /** Writes a whole file so that nobody finds it under its name yet. Overwrites the rest of an earlier run. */
  stage(name: string, bytes: AsyncIterable<Buffer>): Promise<void>;
  /** Gives a staged file its name in one step. It replaces a file of this name. */
  publish(name: string): Promise<void>;
  /** Reads a file that has its name, which must have this many bytes. */
  read(name: string, size: number): AsyncIterable<Buffer>;
  /** Removes a file that has its name. One that isn't there counts as removed. */
  remove(name: string): Promise<void>;
  /** Removes what is staged and was not published, as far as that works. */
  discard(): Promise<void>;
  close(): void;
}

/** Cuts a stream into blocks of one size; the last one may be shorter. Holds one block at a time. */
export async function* blocksOf(bytes: AsyncIterable<Buffer>, size: number): AsyncGenerator<Buffer> {
  let held: Buffer[] = [];
  let length = 0;
  for await (const piece of bytes) {
    held.push(piece);
    length += piece.length;
    while (length >= size) {
      const all = Buffer.concat(held);
      yield all.subarray(0, size);
      held = [all.subarray(size)];
      length -= size;
    }
  }
  if (length > 0) yield Buffer.concat(held);
}

/** Whether only a person can change it: another run would fail in the same way, and might lock the sign-in. */
export function isLasting({ step }: CheckFailure): boolean {
  return step === 'blocked' || step === 'host_key' || step === 'sign_in';
}
