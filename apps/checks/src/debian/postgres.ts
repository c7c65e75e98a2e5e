import { spawnSync } from 'node:child_process';
import { chmodSync, globSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';

/** The major version of the embedded server: the tests have run on it before. */
const EMBEDDED = '18';

/** The programs of the newest server among Debian's that has another major version than the embedded one. */
function binaries(): string {
  const versions = globSync('/usr/lib/postgresql/*/bin')
    .map((folder) => ({ folder, version: basename(dirname(folder)) }))
    .filter(({ version }) => version !== EMBEDDED)
    .toSorted((one, other) => Number(other.version) - Number(one.version));
  const [newest] = versions;
  if (!newest) throw new Error('There is no PostgreSQL of Debian’s packages.');
  return newest.folder;
}

/** PostgreSQL refuses to run as root. */
function asOwner(program: string, args: readonly string[]): void {
  const command = process.getuid?.() === 0 ? ['runuser', '-u', 'postgres', '--', program] : [program];
  const [first = '', ...rest] = [...command, ...args];
  const done = spawnSync(first, rest, { stdio: ['ignore', 'ignore', 'pipe'], encoding: 'utf8' });
  if (done.status !== 0) throw new Error(`${basename(program)} failed: ${done.error?.message ?? done.stderr}`);
}

/**
 * Starts an empty cluster of Debian's server, without a port, and calls the work with the settings that lead the server's
 * tests to it. The cluster goes when the work is done.
 */
export async function withDebianPostgres<Result>(
  work: (env: Record<string, string>) => Promise<Result>,
): Promise<Result> {
  const bin = binaries();
  const folder = mkdtempSync(join(tmpdir(), 'mailroom-debian-'));
  if (process.getuid?.() === 0) spawnSync('chown', ['postgres', folder]);
  const data = join(folder, 'data');
  const options = `-c listen_addresses= -c unix_socket_directories=${folder} -c max_connections=200 -c fsync=off`;
  asOwner(join(bin, 'initdb'), ['-D', data, '-U', 'postgres', '--auth=trust', '--encoding=UTF8', '--locale=C.UTF-8']);
  asOwner(join(bin, 'pg_ctl'), ['-D', data, '-l', join(folder, 'log'), '-w', '-o', options, 'start']);
  try {
    const psql = ['-qX', '-h', folder, '-U', 'postgres', '-d', 'postgres', '-v', 'ON_ERROR_STOP=1'];
    const statements = [
      'create role mailroom_owner login createrole createdb',
      'create database mailroom owner mailroom_owner',
    ];
    asOwner(join(bin, 'psql'), [...psql, ...statements.flatMap((statement) => ['-c', statement])]);
    chmodSync(folder, 0o711);
    const url = (user: string) => `postgresql:///mailroom?host=${folder}&user=${user}`;
    return await work({
      TEST_DATABASE_OWNER_URL: url('mailroom_owner'),
      TEST_DATABASE_URL: url('mailroom_app'),
      TEST_DATABASE_JOBS_URL: url('mailroom_jobs'),
    });
  } finally {
    asOwner(join(bin, 'pg_ctl'), ['-D', data, '-m', 'fast', '-w', 'stop']);
    rmSync(folder, { recursive: true, force: true });
  }
}
