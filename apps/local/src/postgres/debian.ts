import { globSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { runAs } from './identity.ts';
import { initialise } from './initialise.ts';
import { ownFolder } from './places.ts';
import { runServer } from './server.ts';

/** The folder with the programs of Debian's PostgreSQL: of one major version, or the newest. Undefined where it isn't installed. */
export function debianPrograms(major = '*'): string | undefined {
  const [newest] = globSync(`/usr/lib/postgresql/${major}/bin/pg_dump`).toSorted((one, other) =>
    other.localeCompare(one, 'en', { numeric: true }),
  );
  return newest && join(newest, '..');
}

export interface DebianPostgres {
  /** The folder of its socket, on which everybody is trusted. */
  socket: string;
  /** Stops the server and removes its data. */
  stop(): Promise<void>;
}

interface DebianOptions {
  programs: string;
  /** A folder that doesn't exist yet. Its path must be short, because a socket is made in it. */
  folder: string;
  /** Server settings, such as an address to listen on. There, everybody needs a password. */
  settings?: Record<string, string>;
}

/** Starts a new, empty server of Debian's packages, for tests: what it writes isn't made safe against a power cut. */
export async function startDebianPostgres({ programs, folder, settings = {} }: DebianOptions): Promise<DebianPostgres> {
  const as = runAs();
  ownFolder(folder, as);
  const cluster = join(folder, 'data');
  const options = ['--auth-local=trust', '--auth-host=scram-sha-256', '--locale=C.UTF-8'];
  initialise({ binaries: programs, cluster, as, options });
  const server = await runServer({
    binaries: programs,
    cluster,
    socket: folder,
    as,
    settings: { fsync: 'off', ...settings },
    log: () => {},
  });
  return {
    socket: folder,
    async stop() {
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
