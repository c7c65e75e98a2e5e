import type { Readable } from 'node:stream';
import type { ByteRange } from './file.ts';

/** Stores the bytes of files. Keys are random and never derived from names or content. */
export interface FileStore {
  write(key: string, bytes: Readable): Promise<void>;
  read(key: string, range?: ByteRange): Promise<Readable>;
  /** Removing a missing key isn't an error, because the sweeper repeats runs that it couldn't finish. */
  remove(key: string): Promise<void>;
  close(): void;
}

/** The database knows the file but the store doesn't: an alarm for the operator, a plain 404 for the caller. */
export class FileMissing extends Error {
  constructor(key: string, cause: unknown) {
    super(`The file store has no ${key}`, { cause });
    this.name = 'FileMissing';
  }
}
