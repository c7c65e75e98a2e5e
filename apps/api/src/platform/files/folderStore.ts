import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, open, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { fileURLToPath } from 'node:url';
import { FileMissing, type FileStore } from './store.ts';

const SHAPE = /^[a-z0-9-]{8,64}$/;

/** Two levels of folders, so that none holds millions of entries. */
function pathOf(folder: string, key: string): string {
  if (!SHAPE.test(key)) throw new Error('Not a storage key');
  return join(folder, key.slice(0, 2), key.slice(2, 4), key);
}

export function folderStore(url: URL): FileStore {
  const folder = fileURLToPath(url);
  return {
    async write(key, bytes) {
      const path = pathOf(folder, key);
      await mkdir(dirname(path), { recursive: true, mode: 0o700 });
      // Renames the file once every byte is on the disk, so that a file is either complete or missing.
      const part = `${path}.part`;
      try {
        await pipeline(bytes, createWriteStream(part, { mode: 0o600, flush: true }));
        await rename(part, path);
      } catch (error) {
        await rm(part, { force: true });
        throw error;
      }
    },
    async read(key, range = {}) {
      const path = pathOf(folder, key);
      const handle = await open(path).catch((error: unknown) => {
        throw new FileMissing(key, error);
      });
      return createReadStream(path, { fd: handle, ...range });
    },
    async remove(key) {
      const path = pathOf(folder, key);
      // A program that was killed while it wrote leaves the part.
      for (const each of [path, `${path}.part`]) await rm(each, { force: true });
    },
    close: () => {},
  };
}
