import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../../../..');
const OURS = '--conditions=mailroom-source';

/** Runs every generator in order: each may read what the one before it wrote. */
const GENERATORS: readonly (readonly string[])[] = [
  [OURS, 'openapi/generate.ts'],
  [OURS, 'packages/design-system/tokens/generate.ts'],
  // The table types come from a migrated database, which the server's tests start.
  ['node_modules/vitest/vitest.mjs', 'run', '--config', 'apps/api/vitest.config.ts', 'tables.test.ts'],
];

for (const args of GENERATORS) {
  const env = { ...process.env, GENERATE: '1' };
  const { status } = spawnSync(process.execPath, args, { cwd: root, env, stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}
