import { statfs } from 'node:fs/promises';

/** The database with its log, and the demo data. A first start writes 400 MB (measured); the rest is for its first days. */
const NEEDED_MB = { database: 250, demoData: 300 };

/** Node's words and the database's differ in the first letter. */
const SYSTEM_WORDS = /no space left on device/i;

function neededMb(scale: number): number {
  return NEEDED_MB.database + NEEDED_MB.demoData * scale;
}

async function freeMb(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return Math.floor((bavail * bsize) / 1_000_000);
}

/** Refuses to begin a load that the disk has no room for: half way, it would take a minute to fail. */
export async function assertSpace(folder: string, scale = 1, freeIn = freeMb): Promise<void> {
  const [free, needed] = [await freeIn(folder), neededMb(scale)];
  if (free >= needed) return;
  throw new Error(
    `The demo data needs about ${needed} MB, and ${folder} has ${free} MB left. Free some space there, or choose another folder ` +
      'with DATA_DIR. Nothing was started.',
  );
}

/** Whether an error, or a line of the database's log, says that the disk is full. */
export function saysDiskFull(said: unknown): boolean {
  const { code } = said instanceof Error && 'code' in said ? said : {};
  return code === 'ENOSPC' || SYSTEM_WORDS.test(said instanceof Error ? said.message : String(said));
}

/** `reason` are the words of the database or of the system. */
export async function diskFull(folder: string, reason: string, freeIn = freeMb): Promise<Error> {
  return new Error(
    `The disk is full: ${folder} has ${await freeIn(folder)} MB left, and a first start needs about ${neededMb(1)} MB. Free some ` +
      `space there, or choose another folder with DATA_DIR, and start again.\n  ${reason}`,
  );
}
