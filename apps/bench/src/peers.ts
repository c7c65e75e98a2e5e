import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder with the contestants' pages and the peers' packages. */
export const peersFolder = fileURLToPath(new URL('../peers', import.meta.url));

const lockFile = join(peersFolder, 'package-lock.json');
const stamp = join(peersFolder, 'node_modules', '.installed');

function install(): void {
  const lock = readFileSync(lockFile, 'utf8');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === lock) return;
  console.error('Installing the peers (370 MB, once) …');
  const args = ['ci', '--loglevel=error', '--no-audit', '--no-fund'];
  const { status } = spawnSync('npm', args, { cwd: peersFolder, stdio: ['ignore', 2, 2] });
  if (status !== 0) throw new Error('npm ci failed for the peers');
  writeFileSync(stamp, lock);
}

/** Checks the types of these pages. Nothing else does, because the peers aren't installed when the tests run. */
function checkTypes(): void {
  const tsc = join(peersFolder, '../../../node_modules/typescript/bin/tsc');
  const { stdout } = spawnSync(process.execPath, [tsc, '--noEmit', '--pretty', 'false'], {
    cwd: peersFolder,
    encoding: 'utf8',
  });
  // Skips errors in other folders, because the type check of the whole repository reports them.
  const wrong = stdout.split('\n').filter((line) => line.includes('error TS') && !line.startsWith('..'));
  if (wrong.length > 0) throw new Error(wrong.join('\n'));
}

/** Installs the peers (370 MB) on first use. They are not in the root's lock file, so `npm ci` doesn't install them. */
export function ensurePeers(): void {
  install();
  checkTypes();
}
