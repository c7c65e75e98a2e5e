import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';

const parent = mkdtempSync(join(tmpdir(), 'mailroom-folders-'));
afterAll(() => rmSync(parent, { recursive: true }));

/** Runs a program that takes a folder, and returns what it says about it. */
function run(more: string): string {
  const source = `import { takeRunFolder } from ${JSON.stringify(join(import.meta.dirname, 'runFolder.ts'))};
    import { tmpdir } from 'node:os';
    const folder = takeRunFolder(${JSON.stringify(parent)});
    console.log(folder, tmpdir() === folder); ${more}`;
  return spawnSync(process.execPath, ['--input-type=module-typescript', '-e', source], {
    encoding: 'utf8',
  }).stdout.trim();
}

it('gives a run its own temporary folder, and leaves nothing when it ends', () => {
  const [folder = '', isUsed] = run('process.exit(1);').split(' ');
  expect(folder.startsWith(parent)).toBe(true);
  expect(isUsed).toBe('true');
  expect(existsSync(folder)).toBe(false);
});

it('removes the folder of a run that was killed, and keeps those of a run beside it and of others', () => {
  const [killed = ''] = run("process.kill(process.pid, 'SIGKILL');").split(' ');
  const beside = join(parent, `mailroom-run-${process.pid}`);
  const other = join(parent, 'other');
  for (const folder of [beside, other]) mkdirSync(folder);
  expect(existsSync(killed)).toBe(true);
  run('');
  expect([killed, beside, other].map((folder) => existsSync(folder))).toEqual([false, true, true]);
});
