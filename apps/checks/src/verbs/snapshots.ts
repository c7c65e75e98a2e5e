import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { snapshotPlace } from '../../../../.storybook/pictures/snapshotPlace.ts';
import { ensureChromium } from '../chromium.ts';
import { programs, root } from '../command.ts';

/** Takes the pictures of stories again, or only those of the named files. The review of their commit approves the changes. */
process.env['CHROMIUM_PATH'] = ensureChromium((text) => console.log(text)).path;
const chosen = process.argv.slice(2);
const { name, folder } = snapshotPlace();
if (name === undefined) {
  console.error('Nothing was taken: pictures are taken with the pinned browser, on Linux with an x64 processor.');
  process.exit(1);
}
// Starts from an empty folder, so that pictures of deleted stories go too.
if (chosen.length === 0) rmSync(folder, { recursive: true, force: true });
console.log(`Taking pictures of ${chosen.join(', ') || 'every story that is shown'} for ${name} …`);
const done = spawnSync(
  process.execPath,
  [programs.vitest, 'run', '--config', join(root, '.storybook/vitest.config.ts'), ...chosen],
  { cwd: root, env: { ...process.env, SNAPSHOTS: 'renew' }, stdio: 'inherit' },
);
process.exit(done.status ?? 1);
