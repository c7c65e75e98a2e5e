import { programs, root } from '../command.ts';
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

/** The long ones: the same tests with SOAK set run their kills 20 times and their lists with a million rows. */
const done = spawnSync(
  process.execPath,
  [
    '--conditions=mailroom-source',
    programs.vitest,
    'run',
    '--config',
    join(root, 'apps/api/vitest.config.ts'),
    '--testTimeout=1800000',
    ...process.argv.slice(2),
  ],
  {
    cwd: root,
    env: { ...process.env, SOAK: '1' },
    stdio: 'inherit',
  },
);
process.exit(done.status ?? 1);
