import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { programs, root } from '../command.ts';

function run(args: readonly string[]): number {
  return (
    spawnSync(process.execPath, ['--conditions=mailroom-source', ...args], { cwd: root, stdio: 'inherit' }).status ?? 1
  );
}

/** Sends the Storybook to Chromatic when a project token is set. */
if (!process.env['CHROMATIC_PROJECT_TOKEN']) {
  console.log('Nothing was sent: CHROMATIC_PROJECT_TOKEN is not set. `npm test` compares pictures without it.');
  process.exit(0);
}
// The list of each story's files lets Chromatic take only the pictures that a change may affect.
const built = run([
  programs.storybook,
  'build',
  '--disable-telemetry',
  '--stats-json',
  '--config-dir=.storybook',
  '--output-dir=storybook-static',
]);
process.exit(built || run([join(root, 'node_modules/chromatic/dist/bin.cjs'), ...process.argv.slice(2)]));
