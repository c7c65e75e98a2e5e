import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The pages of ours and of the peers, with the peers' own packages. */
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

/** Nothing else compiles these pages: their peers aren't there when the tests run. */
function compile(): void {
  const tsc = join(peersFolder, '../../../node_modules/typescript/bin/tsc');
  const { stdout } = spawnSync(process.execPath, [tsc, '--noEmit', '--pretty', 'false'], {
    cwd: peersFolder,
    encoding: 'utf8',
  });
  // What is wrong elsewhere, the check of the whole tree says.
  const wrong = stdout.split('\n').filter((line) => line.includes('error TS') && !line.startsWith('..'));
  if (wrong.length > 0) throw new Error(wrong.join('\n'));
}

/** Together they weigh 370 MB, so nobody installs them who doesn't measure: `npm ci` at the top leaves them out. */
export function ensurePeers(): void {
  install();
  compile();
}
