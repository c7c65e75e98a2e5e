import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../../../..');

/** Runs every generator in order: each may read what the one before it wrote. */
const GENERATORS = ['openapi/generate.ts', 'packages/design-system/tokens/generate.ts'];

for (const file of GENERATORS) {
  const { status } = spawnSync(process.execPath, ['--conditions=mailroom-source', join(root, file)], {
    stdio: 'inherit',
  });
  if (status !== 0) process.exit(status ?? 1);
}
