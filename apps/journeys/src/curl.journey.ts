import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from './journey.ts';
import { root } from './root.ts';

const run = promisify(execFile);

/** The README's section, exactly as a reader copies it. */
async function section(): Promise<string> {
  const readme = await readFile(join(root, 'README.md'), 'utf8');
  const block = /^```sh curl\n(.*?)^```$/ms.exec(readme)?.[1];
  if (!block) throw new Error('README.md has no ```sh curl block');
  return block;
}

test('the README’s curl section takes one campaign from upload to report', async ({ product, mail }) => {
  const folder = await mkdtemp(join(tmpdir(), 'journey-curl-'));
  // `npm run token` finds the running program by its data folder, DATA_DIR. Without TOKEN the section calls it.
  // Playwright turns colours on with FORCE_COLOR, which would add escape codes to the output of `node -p`.
  const { TOKEN: _, FORCE_COLOR: __, ...environment } = process.env;
  const env = { ...environment, NODE_OPTIONS: '', TMPDIR: folder, MAILROOM: product.url, DATA_DIR: product.folder };
  const { stdout } = await run('bash', ['-e', '-o', 'pipefail', '-c', await section()], {
    cwd: root,
    env,
    timeout: 120_000,
  });
  await rm(folder, { recursive: true, force: true });
  // The one bad row, with its line in the file and the reason.
  expect(stdout).toContain('"22","Bad address: nothing after the @","nobody@","Nobody"');
  expect(stdout).toContain('delivered: 20');
  expect(await mail.count({ subject: 'Boots for wet leaves', to: 'reader' })).toBe(20);
  expect(await mail.count({ subject: 'Boots for wet leaves', to: 'live@seeds.example' })).toBe(1);
  expect(await mail.count({ subject: '[Proof] Boots for wet leaves', to: 'proof@seeds.example' })).toBe(1);
});
