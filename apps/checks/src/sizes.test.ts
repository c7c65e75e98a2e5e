import { mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from './command.ts';
import { crowdedFolders, longFiles } from './sizes.ts';

it('no folder has more files than a person takes in', () => {
  expect(crowdedFolders(root)).toEqual([]);
});

it('no source, test or story is longer than a person reads in one go', () => {
  expect(longFiles(root)).toEqual([]);
});

it('the README is read in ten minutes', () => {
  expect(statSync(join(root, 'README.md')).size).toBeLessThanOrEqual(12_000);
});

it('names the folder with too many files, pictures apart, and the file with too many lines', () => {
  const sample = mkdtempSync(join(tmpdir(), 'mailroom-sizes-'));
  for (const folder of ['apps/full', 'apps/pictures']) mkdirSync(join(sample, folder), { recursive: true });
  for (let n = 0; n < 36; n++) {
    writeFileSync(join(sample, 'apps/full', `part${n}.ts`), '\n');
    writeFileSync(join(sample, 'apps/pictures', `part${n}.png`), '');
  }
  writeFileSync(join(sample, 'apps/pictures/long.ts'), 'line;\n'.repeat(301));
  writeFileSync(join(sample, 'apps/pictures/fits.ts'), 'line;\n'.repeat(300));
  expect(crowdedFolders(sample)).toEqual([expect.stringContaining('apps/full: 36 files')]);
  expect(longFiles(sample)).toEqual([expect.stringContaining('apps/pictures/long.ts: 301 lines')]);
  rmSync(sample, { recursive: true });
});
