import { ensureChromium } from '../chromium.ts';
import { programs, root } from '../command.ts';
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { runSteady } from '../stages/steady.ts';

/** Tests, random values and typed texts differ from run to run; the same seed repeats them. */
const SOAK_SEED = process.env['SOAK_SEED'] ?? String(Date.now() % 1_000_000_000);
/**
 * Runs the same tests for longer: 20 kills and 50 crashes instead of one, 200 timings, 1,000 races, a million rows, all hostile
 * calls, longer walks, an old upgrade.
 */
const soak = {
  SOAK_KILLS: '20',
  SOAK_SAMPLES: '200',
  SOAK_RACES: '1000',
  SOAK_ROWS: '1000000',
  SOAK_CRASHES: '50',
  SOAK_SEED,
};

const filters = process.argv.slice(2);
if (filters[0] === 'steady') process.exit(runSteady(filters.slice(1)));

console.log(`SOAK_SEED=${SOAK_SEED}`);
// The server's tests open hostile e-mails in it.
process.env['CHROMIUM_PATH'] = ensureChromium(console.log).path;
const done = spawnSync(
  process.execPath,
  [
    '--conditions=mailroom-source',
    programs.vitest,
    'run',
    '--config',
    join(root, 'apps/api/vitest.config.ts'),
    ...filters,
  ],
  {
    cwd: root,
    env: { ...process.env, ...soak },
    stdio: 'inherit',
  },
);
function runMore(program: string, args: readonly string[], env: Record<string, string>): number {
  const more = spawnSync(process.execPath, [program, ...args], {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: 'inherit',
  });
  return more.status ?? 1;
}

/** Every address, opened as every role; and the numbers of every status and role, compared on every screen. */
function runJourneys(): number {
  const config = join(root, 'apps/journeys/playwright.config.ts');
  const journeys = ['roles', 'numbers.journey', 'counts.journey', 'landing.journey'];
  return runMore(programs.playwright, ['test', '--config', config, ...journeys], {
    SOAK_ROUTES: 'all',
    SOAK_NUMBERS: 'all',
  });
}

/** The main job and ten screens in Firefox and WebKit. */
function runEngines(): number {
  const config = join(root, 'apps/journeys/engines.vitest.config.ts');
  return runMore(programs.vitest, ['run', '--config', config], { SOAK_ENGINES: 'all' });
}

/** Other texts with each run, and many more of them, typed into every field of the portal. */
function runTexts(): number {
  const config = join(root, '.storybook/vitest.config.ts');
  return runMore(programs.vitest, ['run', '--config', config, 'flows/typedText'], {
    SOAK_SEED,
    SOAK_TEXTS: '40',
  });
}

/** Tries every signal to npm, to its shell, to the starter and to the program: nothing stays behind. */
function runEndings(): number {
  const config = join(root, 'apps/local/vitest.config.ts');
  return runMore(programs.vitest, ['run', '--config', config, 'verbs/mailroom'], { SOAK_ENDINGS: 'all' });
}

/** Tests the testing helpers with the runners that consumers have and we don't. */
function runRunners(): number {
  const config = join(root, 'apps/checks/package.vitest.config.ts');
  return runMore(programs.vitest, ['run', '--config', config, 'testRunners'], { SOAK_RUNNERS: 'all' });
}

// A filter names tests of the server. Each part runs even when one before it failed: a run takes an hour, and should say all.
const more = filters.length > 0 ? [] : [runJourneys, runEngines, runTexts, runEndings, runRunners];
const statuses = [done.status ?? 1, ...more.map((run) => run())];
process.exit(statuses.find((status) => status !== 0) ?? 0);
