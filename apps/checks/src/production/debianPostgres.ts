import { execFileSync, type ExecFileSyncOptions } from 'node:child_process';
import { chmodSync, chownSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startProgram, type Program } from './programs.ts';

/** Servers that refuse to run as root run as this user; empty for the current one. */
export function notRoot(): { uid?: number; gid?: number } {
  if (process.getuid?.() !== 0) return {};
  const line = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .find((entry) => entry.startsWith('postgres:'));
  const [, , uid, gid] = line?.split(':') ?? [];
  return { uid: Number(uid), gid: Number(gid) };
}

interface DebianPostgres {
  folder: string;
  /** The folder of its programs. */
  binaries: string;
  /** Runs one of its own programs, such as pg_dump, and returns what it prints. */
  run(name: string, args: readonly string[], options?: ExecFileSyncOptions): string;
  stop(): Promise<void>;
}

/** The newest PostgreSQL of Debian's packages, with passwords over TCP as an operator would have it. */
export async function startDebianPostgres(port: number): Promise<DebianPostgres> {
  const binaries = globSync('/usr/lib/postgresql/*/bin').toSorted().at(-1);
  if (binaries === undefined) throw new Error('PostgreSQL of Debian’s packages is not installed: see .ci/run');
  const as = notRoot();
  const folder = mkdtempSync(join(tmpdir(), 'mailroom-production-pg-'));
  if (as.uid !== undefined && as.gid !== undefined) chownSync(folder, as.uid, as.gid);
  const data = join(folder, 'data');
  const init = ['-D', data, '-U', 'postgres', '--auth-local=trust', '--auth-host=scram-sha-256', '--encoding=UTF8'];
  execFileSync(join(binaries, 'initdb'), [...init, '--locale=C.UTF-8'], { ...as, cwd: folder, stdio: 'ignore' });
  chmodSync(folder, 0o711);
  const settings = [`listen_addresses=127.0.0.1`, `port=${port}`, `unix_socket_directories=${folder}`, 'fsync=off'];
  const options = settings.flatMap((setting) => ['-c', setting]);
  const server: Program = await startProgram(join(binaries, 'postgres'), ['-D', data, ...options], port, {
    ...as,
    cwd: folder,
  });
  return {
    folder,
    binaries,
    run: (name, args, more = {}) =>
      String(execFileSync(join(binaries, name), args, { cwd: folder, encoding: 'utf8', ...more })),
    stop: async () => {
      await server.stop('SIGINT');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
