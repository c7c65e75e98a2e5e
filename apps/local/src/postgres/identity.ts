import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { userInfo } from 'node:os';

/** The user that the server runs as; empty for the current user. PostgreSQL refuses to run as root. */
export interface RunAs {
  uid?: number;
  gid?: number;
}

/** The last sentence of an error: what works where the embedded server doesn't. */
export const ALTERNATIVE = 'Set DATABASE_URL (and DATABASE_OWNER_URL) to a PostgreSQL of your own instead.';

/** Chooses the server's user: the current one or, for root, `postgres` or `nobody`. */
export function runAs(): RunAs {
  if (process.getuid?.() !== 0) {
    try {
      userInfo();
    } catch {
      throw new Error(
        `The embedded PostgreSQL can't be prepared: user id ${process.getuid?.()} has no entry in /etc/passwd. ${ALTERNATIVE}`,
      );
    }
    return {};
  }
  const users = new Map(
    readFileSync('/etc/passwd', 'utf8')
      .split('\n')
      .map((line) => [line.split(':')[0], line.split(':')]),
  );
  const found = users.get('postgres') ?? users.get('nobody');
  if (!found) {
    throw new Error(
      `The embedded PostgreSQL doesn't run as root, and this machine has no user postgres or nobody. ${ALTERNATIVE}`,
    );
  }
  return { uid: Number(found[2]), gid: Number(found[3]) };
}

/** Tries to enter the folder as that user, so that parent folders and access lists count too. */
export function canEnter(folder: string, as: RunAs): boolean {
  return spawnSync('/bin/sh', ['-c', 'cd "$0"', folder], { ...as, stdio: 'ignore' }).status === 0;
}
