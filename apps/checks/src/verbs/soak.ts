import { programs, root } from '../command.ts';
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

/** Runs the same tests for longer: 20 kills instead of 3, 200 timings, 1,000 races, a million rows. */
const soak = { SOAK_KILLS: '20', SOAK_SAMPLES: '200', SOAK_RACES: '1000', SOAK_ROWS: '1000000' };

const done = spawnSync(
  process.execPath,
  [
    '--conditions=mailroom-source',
    programs.vitest,
    'run',
    '--config',
    join(root, 'apps/api/vitest.config.ts'),
    ...process.argv.slice(2),
  ],
  {
    cwd: root,
    env: { ...process.env, ...soak },
    stdio: 'inherit',
  },
);
process.exit(done.status ?? 1);
