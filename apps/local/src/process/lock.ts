import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { processAlive, processStarted } from './alive.ts';

/** Another process holds the folder; `pid` names it. */
export class FolderHeld extends Error {
  readonly pid: number;
  constructor(pid: number, path: string) {
    super(`Process ${pid} holds ${dirname(path)}. Stop it first, or choose another folder with DATA_DIR.`);
    this.name = 'FolderHeld';
    this.pid = pid;
  }
}

interface Holder {
  pid: number;
  started: string;
}

function readHolder(path: string): Holder | undefined {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as Holder;
  } catch {
    return undefined;
  }
}

/** The living process that holds the lock. Its start time is compared too, because a number may be given to another process. */
function holderOf(path: string): number | undefined {
  const holder = readHolder(path);
  if (!holder || !processAlive(holder.pid)) return undefined;
  return processStarted(holder.pid) === holder.started ? holder.pid : undefined;
}

interface Lock {
  release: () => void;
  /** A killed process left the lock: its children may still be ending. */
  wasLeft: boolean;
}

/** Takes the lock or throws `FolderHeld`; a lock left by a dead process is taken over. */
export function holdLock(path: string): Lock {
  mkdirSync(dirname(path), { recursive: true });
  const mine = `${path}.${process.pid}.${Math.random().toString(36).slice(2)}`;
  const me: Holder = { pid: process.pid, started: processStarted(process.pid) };
  writeFileSync(mine, JSON.stringify(me), { mode: 0o600 });
  let wasLeft = false;
  try {
    for (let attempt = 0; attempt < 3; attempt += 1) {
      try {
        linkSync(mine, path);
        return { release: () => rmSync(path, { force: true }), wasLeft };
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
      }
      const pid = holderOf(path);
      if (pid !== undefined) throw new FolderHeld(pid, path);
      wasLeft = true;
      setAside(path);
    }
    throw new FolderHeld(readHolder(path)?.pid ?? 0, path);
  } finally {
    rmSync(mine, { force: true });
  }
}

/** Two starts may find the same stale lock: the one that moved a living lock away in that race puts it back. */
function setAside(path: string): void {
  const aside = `${path}.stale.${process.pid}`;
  try {
    renameSync(path, aside);
  } catch {
    return;
  }
  if (holderOf(aside) !== undefined) {
    try {
      linkSync(aside, path);
    } catch {
      // A third start has taken it meanwhile; the next look will find that one.
    }
  }
  rmSync(aside, { force: true });
}
