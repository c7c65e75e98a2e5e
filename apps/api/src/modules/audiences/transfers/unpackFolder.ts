import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const PREFIX = 'mailroom-unpack-';
/** Longer than a reading may take. A folder that is older was left by a program that was killed. */
const LEFT_AFTER = 3 * 3_600_000;

async function removeIfLeft(path: string): Promise<void> {
  const { mtimeMs } = await stat(path);
  if (Date.now() - mtimeMs > LEFT_AFTER) await rm(path, { recursive: true, force: true });
}

/** Removes folders that were left on this machine by programs that were killed. */
export async function removeLeftFolders(): Promise<void> {
  const folder = tmpdir();
  const names = (await readdir(folder)).filter((name) => name.startsWith(PREFIX));
  // Another program may remove the same folder, and some belong to other users of the machine.
  await Promise.allSettled(names.map((name) => removeIfLeft(join(folder, name))));
}

/** Calls `work` with a folder of its own, which is removed afterwards. */
export async function withUnpackFolder<T>(work: (folder: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), PREFIX));
  try {
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
