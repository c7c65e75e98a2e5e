import { spawnSync } from 'node:child_process';
import { renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { RunAs } from './identity.ts';
import { ownFolder } from './places.ts';

interface NewCluster {
  binaries: string;
  cluster: string;
  as: RunAs;
  /** Further options of initdb. */
  options: readonly string[];
}

/**
 * Makes the cluster in a folder beside its own, and renames that at the end: a start that was killed half way must not leave
 * a folder that looks like a cluster.
 */
export function initialise({ binaries, cluster, as, options }: NewCluster): void {
  const half = `${cluster}.new`;
  rmSync(half, { recursive: true, force: true });
  ownFolder(half, as);
  const args = ['-D', half, '-U', 'postgres', '--encoding=UTF8', ...options];
  const done = spawnSync(join(binaries, 'initdb'), args, { ...as, cwd: half, encoding: 'utf8' });
  if (done.status !== 0) {
    rmSync(half, { recursive: true, force: true });
    throw new Error(`PostgreSQL couldn't be prepared in ${half}:\n${done.stderr || done.error?.message}`);
  }
  renameSync(half, cluster);
}
