import { createHash } from 'node:crypto';
import { chmodSync, chownSync, lstatSync, mkdirSync, realpathSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { canEnter } from './identity.ts';
import type { RunAs } from './identity.ts';

/** Data formats differ between major versions, so the version is in the path. */
export const MAJOR = '18';

/** The kernel's limit for a socket's path is 107 bytes, and PostgreSQL adds its file name. */
const longestSocketFolder = 107 - '/.s.PGSQL.5432'.length;

function shortName(folder: string): string {
  return createHash('sha256').update(folder).digest('hex').slice(0, 16);
}

/** Creates a folder that only the server's user may enter, and refuses one that belongs to somebody else. */
export function ownFolder(path: string, as: RunAs): void {
  mkdirSync(path, { recursive: true, mode: 0o700 });
  const stat = lstatSync(path);
  if (!stat.isDirectory() || ![as.uid, process.getuid?.()].includes(stat.uid)) {
    throw new Error(`${path} belongs to another user. Remove it, or choose another folder with DATA_DIR.`);
  }
  if (as.uid !== undefined && as.gid !== undefined) chownSync(path, as.uid, as.gid);
  chmodSync(path, 0o700);
}

/**
 * The folder for the cluster. It is the given one, unless the server's user can't enter it, for example because root
 * keeps the data below /root.
 */
export function clusterHome(folder: string, as: RunAs): string {
  mkdirSync(folder, { recursive: true });
  // The folder is private: its user may pass through it but can't list it.
  if (as.uid !== undefined) chmodSync(folder, 0o711);
  const real = realpathSync(folder);
  return canEnter(real, as) ? real : join('/var/lib/mailroom', shortName(real));
}

/** Creates the folders of the cluster and of its socket. */
export function places(folder: string, as: RunAs): { cluster: string; socket: string } {
  const home = clusterHome(folder, as);
  mkdirSync(home, { recursive: true });
  const cluster = join(home, MAJOR);
  ownFolder(cluster, as);
  const inHome = join(home, 'run');
  const socket =
    Buffer.byteLength(inHome) <= longestSocketFolder ? inHome : join(tmpdir(), `mailroom-${shortName(home)}`);
  ownFolder(socket, as);
  return { cluster, socket };
}
