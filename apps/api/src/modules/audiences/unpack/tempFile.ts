import { randomUUID } from 'node:crypto';
import { closeSync, openSync, unlinkSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Opens a file that has no name: nothing is left of it when it is closed, or when the thread or the process is killed. It is on
 * the disk of `folder`, where there is room for the unpacked file.
 */
export function openNameless(folder: string): number {
  const path = join(folder, `${randomUUID()}.part`);
  const file = openSync(path, 'wx+');
  try {
    unlinkSync(path);
  } catch (error) {
    closeSync(file);
    throw error;
  }
  return file;
}
