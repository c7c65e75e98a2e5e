import { readFileSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { processAlive, processArguments, processFolder, processProgram } from '../process/alive.ts';
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

/** Only a server that we started gets the last signal: its command line names our socket folder. */
function isOurs(pid: number, cluster: string, socket: string): boolean {
  const [program = '', ...args] = processArguments(pid);
  return basename(program) === 'postgres' && args.slice(0, 4).join(' ') === `-D ${cluster} -k ${socket}`;
}

async function endsWithin(pid: number, patienceMs: number): Promise<boolean> {
  const until = performance.now() + patienceMs;
  while (processAlive(pid)) {
    if (performance.now() > until) return false;
    await wait(10);
  }
  return true;
}

interface Orphan {
  cluster: string;
  socket: string;
  log: (line: string) => void;
  patienceMs?: number;
}

/**
 * Stops a server that outlived its program (for instance because the watchdog itself was killed), so that the new one
 * has a watchdog again. A fast shutdown writes everything out: nothing acknowledged is lost. One that doesn't end, as on a full
 * disk, is followed by an immediate one, after which the new server recovers from the log.
 */
export async function stopOrphan({ cluster, socket, log, patienceMs = PATIENCE_MS }: Orphan): Promise<void> {
  const pid = postmasterPid(cluster);
  if (pid === undefined) return;
  if (!processAlive(pid) || !(await servesCluster(pid, cluster, socket))) {
    rmSync(join(cluster, 'postmaster.pid'), { force: true });
    return;
  }
  log(`stopping the server ${pid} that an earlier run left in ${cluster}`);
  process.kill(pid, 'SIGINT');
  if (await endsWithin(pid, patienceMs)) return;
  if (isOurs(pid, cluster, socket)) {
    log(`the server ${pid} doesn't end its shutdown: stopping it immediately`);
    process.kill(pid, 'SIGQUIT');
    if (await endsWithin(pid, PATIENCE_MS)) return;
  }
  throw new Error(`The database server ${pid} in ${cluster} doesn't stop. Stop it by hand: kill -QUIT ${pid}`);
}
