// The one file that runs before anything is installed, under whatever Node the machine has (20 and later): no dependencies, no
// TypeScript. It installs what is missing and hands over to the pinned Node.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, realpathSync, writeFileSync } from 'node:fs';
import { constants } from 'node:os';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const verbs = {
  start: ['apps/local/src/verbs/start.ts'],
  seed: ['apps/local/src/verbs/seed.ts'],
  reset: ['apps/local/src/verbs/reset.ts'],
  token: ['apps/local/src/verbs/token.ts'],
  migrate: ['apps/api/src/migrate.ts'],
  admin: ['apps/api/src/verbs/admin.ts'],
  'accounts:import': ['apps/api/src/verbs/importAccounts.ts'],
  keys: ['apps/api/src/verbs/keys.ts'],
  build: ['apps/local/src/verbs/build.ts'],
  test: ['apps/checks/src/verbs/test.ts'],
  lint: ['apps/checks/src/verbs/lint.ts'],
  generate: ['apps/checks/src/verbs/generate.ts'],
  snapshots: ['apps/checks/src/verbs/snapshots.ts'],
  chromatic: ['apps/checks/src/verbs/chromatic.ts'],
  release: ['apps/checks/src/verbs/release.ts'],
  soak: ['apps/checks/src/verbs/soak.ts'],
  bench: ['apps/bench/src/bench.ts'],
  storybook: ['node_modules/storybook/dist/bin/dispatcher.js', 'dev', '--port', '6006', '--no-open'],
};

const NODE_WANTED = 24;

/** A hash of everything that an installation depends on: a folder copied from another machine counts as stale. */
export function stampOf(lock) {
  return createHash('sha256').update(lock).update(`${process.platform} ${process.arch}`).digest('hex');
}

/** Whether npm's own record of the folder agrees with the lock file: somebody may have run `npm ci` or `npm install` by hand. */
function recordAgrees(lock, record) {
  const locked = JSON.parse(lock).packages;
  const present = JSON.parse(record).packages;
  const same = (path) =>
    locked[path]?.version === present[path].version && locked[path]?.integrity === present[path].integrity;
  const needed = ([path, entry]) =>
    path.includes('node_modules/') && !entry.optional && !entry.devOptional && !entry.peer;
  return (
    Object.keys(present).every(same) &&
    Object.entries(locked)
      .filter(needed)
      .every(([path]) => present[path] !== undefined)
  );
}

export function isInstalled(root) {
  const modules = join(root, 'node_modules');
  const lock = readFileSync(join(root, 'package-lock.json'), 'utf8');
  const stamp = join(modules, '.mailroom-install');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === stampOf(lock)) return true;
  const record = join(modules, '.package-lock.json');
  if (!existsSync(record) || !existsSync(pinnedNode(root)) || !recordAgrees(lock, readFileSync(record, 'utf8')))
    return false;
  writeFileSync(stamp, stampOf(lock));
  return true;
}

function pinnedNode(root) {
  return join(root, 'node_modules', '.bin', process.platform === 'win32' ? 'node.cmd' : 'node');
}

async function install(root) {
  console.error('Installing what package-lock.json names (npm ci; about a minute the first time) …');
  const npm = process.env.npm_execpath?.endsWith('npm-cli.js') ? [process.execPath, process.env.npm_execpath] : ['npm'];
  // Prints to the error stream: `npm run --silent token` must print only the token.
  const { status, error } = await runToItsEnd(
    npm[0],
    [...npm.slice(1), 'ci', '--loglevel=error', '--no-audit', '--no-fund'],
    {
      cwd: root,
      stdio: ['ignore', 2, 2],
      shell: process.platform === 'win32',
    },
  );
  if (error || status !== 0) {
    console.error(`npm ci failed${error ? `: ${error.message}` : ''}. Nothing was started.`);
    process.exit(1);
  }
  writeFileSync(
    join(root, 'node_modules', '.mailroom-install'),
    stampOf(readFileSync(join(root, 'package-lock.json'), 'utf8')),
  );
}

/** The Node to run on: the pinned one, or the machine's own where no package of it exists (macOS). */
function findNode(root) {
  const pinned = pinnedNode(root);
  if (existsSync(pinned)) return pinned;
  if (Number(process.versions.node.split('.')[0]) >= NODE_WANTED) return process.execPath;
  console.error(
    `Mailroom needs Node ${NODE_WANTED} or newer. This is ${process.version}, and npm has no Node for ${process.platform} on ` +
      `${process.arch}. Install it (\`nvm install\` reads .nvmrc), then run this again.`,
  );
  return process.exit(1);
}

/** How soon the end of npm is noticed. A process is never told that its parent ended, so it must look. */
const LOOK_EVERY_MS = 250;

/**
 * Runs one program, and asks it to end when we are asked to, or when npm ended without telling us: npm passes on SIGINT and
 * SIGTERM, but not SIGHUP, and kill -9 tells nobody. Somebody who starts this file without npm may want to leave it running.
 */
function runToItsEnd(program, args, options) {
  const child = spawn(program, args, options);
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  const parent = process.ppid;
  const looking = setInterval(() => {
    if (process.ppid === parent || !process.env.npm_lifecycle_event) return;
    clearInterval(looking);
    child.kill('SIGTERM');
  }, LOOK_EVERY_MS);
  return new Promise((resolve) => {
    const end = (result) => {
      clearInterval(looking);
      resolve(result);
    };
    child.on('error', (error) => end({ status: 1, error }));
    child.on('exit', (code, signal) => end({ status: signal ? 128 + constants.signals[signal] : (code ?? 1) }));
  });
}

async function handOver(root, verb, rest) {
  const [file, ...preset] = verbs[verb];
  const env = {
    ...process.env,
    PATH: join(root, 'node_modules', '.bin') + delimiter + (process.env.PATH ?? ''),
    // Stripping types and compiling take half of each program's start; Node caches both for the next start.
    NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? join(root, 'node_modules', '.cache', 'node-compile'),
  };
  const args = ['--conditions=mailroom-source', join(root, file), ...preset, ...rest];
  // The channel lets a program that outlives us notice: after kill -9 of this process nothing may stay behind.
  const { status, error } = await runToItsEnd(findNode(root), args, {
    cwd: root,
    env,
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  });
  if (error) console.error(error.message);
  process.exit(status);
}

async function main() {
  const root = join(fileURLToPath(import.meta.url), '..', '..', '..');
  const [verb = '', ...rest] = process.argv.slice(2);
  if (!Object.hasOwn(verbs, verb)) {
    console.error(`Usage: npm run ${Object.keys(verbs).join(' | ')}`);
    process.exit(2);
  }
  if (!isInstalled(root)) await install(root);
  await handOver(root, verb, rest);
}

if (process.argv[1] && realpathSync(process.argv[1]) === fileURLToPath(import.meta.url)) await main();
