import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, inject, it } from 'vitest';
import { VITEST_APP } from './jsdomApps.ts';

const outside = inject('outside');
const folder = join(outside, 'jsdom-app');

it('can be tested in jsdom with only its own helpers', () => {
  const files = { ...VITEST_APP, 'package.json': JSON.stringify({ type: 'module', private: true }) };
  mkdirSync(folder, { recursive: true });
  for (const [name, code] of Object.entries(files)) writeFileSync(join(folder, name), code);
  const vitest = join(outside, 'node_modules/vitest/vitest.mjs');
  const env = { ...process.env, NO_COLOR: '1' };
  const { stdout, stderr } = spawnSync(process.execPath, [vitest, 'run'], { cwd: folder, encoding: 'utf8', env });
  expect(`${stdout}${stderr}`).toMatch(/Tests\s+3 passed/);
});
