import type { Readable } from 'node:stream';
import type { ByteRange } from './file.ts';

/** Where bytes are. Keys are random and never derived from names or content. */
export type FileStore = {
  write(key: string, bytes: Readable): Promise<void>;
  read(key: string, range?: ByteRange): Promise<Readable>;
  /** Removing what isn't there is no error: the sweeper repeats what it couldn't finish. */
  remove(key: string): Promise<void>;
  close(): void;
};

/** The database knows the file and the store doesn't: an operator's alarm, a plain 404 for the caller. */
export class FileMissing extends Error {
  constructor(key: string, cause: unknown) {
    super(`The file store has no ${key}`, { cause });
    this.name = 'FileMissing';
  }
}
