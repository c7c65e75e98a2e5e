import { existsSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { holdLock } from '../process/lock.ts';
import { postgresBinaries } from './binaries.ts';
import { prepareDatabase, socketUrl } from './connect.ts';
import { runAs } from './identity.ts';
import { initialise } from './initialise.ts';
import { stopOrphan } from './orphan.ts';
import { clusterHome, MAJOR, places } from './places.ts';
import { runServer } from './server.ts';

export interface Postgres {
  /** Owner of the database `mailroom`: may create roles and databases, isn't superuser. For `migrate`. */
  ownerUrl: string;
  /** The application's own role, which the migrations make. */
  appUrl: string;
  /** The job queue's own role, which the migrations make. */
  jobsUrl: string;
  /** Any role and database of the cluster, by the Unix socket. */
  url: (user: string, database?: string) => string;
  socket: string;
  /** Resolves when the server has ended, for whatever reason. */
  exited: Promise<void>;
  stop: () => Promise<void>;
}

interface PostgresOptions {
  folder: string;
  log?: (line: string) => void;
  /** Server settings. Tests that throw their cluster away may give `{ fsync: 'off' }`. */
  settings?: Record<string, string>;
  /** Ends the server, and makes a start that isn't done yet fail. */
  ending?: AbortSignal;
}

// The built-in locale is the same on every system; the C library's own may be missing.
const INIT_OPTIONS = ['--auth=trust', '--no-locale', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'];

/** Starts the embedded server on a Unix socket, with its data in `folder`. Only this machine's user can reach it. */
export async function startPostgres({
  folder,
  log = () => {},
  settings = {},
  ending,
}: PostgresOptions): Promise<Postgres> {
  const as = runAs();
  const binaries = postgresBinaries(as);
  const lock = holdLock(join(folder, 'lock'));
  try {
    const { cluster, socket } = places(folder, as);
    await stopOrphan({ cluster, socket, log });
    if (!existsSync(join(cluster, 'PG_VERSION'))) initialise({ binaries, cluster, as, options: INIT_OPTIONS });
    ending?.throwIfAborted();
    const server = await runServer({ binaries, cluster, socket, as, settings, log, ending });
    await prepareDatabase(socket).catch(async (error: unknown) => {
      await server.stop();
      throw error;
    });
    const url = (user: string, database = 'mailroom'): string => socketUrl(socket, user, database);
    void server.exited.then(lock.release);
    return {
      ownerUrl: url('mailroom_owner'),
      appUrl: url('mailroom_app'),
      jobsUrl: url('mailroom_jobs'),
      url,
      socket,
      exited: server.exited,
      stop: server.stop,
    };
  } catch (error) {
    lock.release();
    throw error;
  }
}

/** Where the cluster of the folder is, or will be, which may be on another disk than the folder. */
export function clusterPlace(folder: string): { home: string; exists: boolean } {
  const home = clusterHome(folder, runAs());
  mkdirSync(home, { recursive: true });
  return { home, exists: existsSync(join(home, MAJOR, 'PG_VERSION')) };
}

/** Removes everything `startPostgres` keeps for the folder. */
export function removePostgres(folder: string): void {
  rmSync(clusterHome(folder, runAs()), { recursive: true, force: true });
  rmSync(folder, { recursive: true, force: true });
}
