import { readFileSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { processAlive, processFolder, processProgram } from '../process/alive.ts';
import { dataDirectoryOf } from './connect.ts';

const PATIENCE_MS = 30_000;

/** The first line of postmaster.pid; a stand-alone backend writes a negative one. */
export function postmasterPid(cluster: string): number | undefined {
  try {
    const pid = Math.abs(Number(readFileSync(join(cluster, 'postmaster.pid'), 'utf8').split('\n')[0]));
    return pid > 0 ? pid : undefined;
  } catch {
    return undefined;
  }
}

/** The number may belong to another process by now: only a postgres that works in this folder is ours. */
async function servesCluster(pid: number, cluster: string, socket: string): Promise<boolean> {
  const program = processProgram(pid);
  if (program !== undefined) return basename(program) === 'postgres' && processFolder(pid) === cluster;
  return process.platform !== 'linux' && (await dataDirectoryOf(socket)) === cluster;
}

/**
 * Stops a server that outlived its program (for instance because the watchdog itself was killed), so that the new one
 * has a watchdog again. A fast shutdown writes everything out: nothing acknowledged is lost.
 */
export async function stopOrphan(cluster: string, socket: string, log: (line: string) => void): Promise<void> {
  const pid = postmasterPid(cluster);
  if (pid === undefined) return;
  if (!processAlive(pid) || !(await servesCluster(pid, cluster, socket))) {
    rmSync(join(cluster, 'postmaster.pid'), { force: true });
    return;
  }
  log(`stopping the server ${pid} that an earlier run left in ${cluster}`);
  process.kill(pid, 'SIGINT');
  const until = performance.now() + PATIENCE_MS;
  while (processAlive(pid)) {
    if (performance.now() > until)
      throw new Error(`The database server ${pid} in ${cluster} doesn't stop. Stop it by hand.`);
    await wait(10);
  }
}
