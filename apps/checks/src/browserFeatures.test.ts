import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { featureUses, FLOOR, tooNew } from './browserFeatures.ts';
import { root } from './command.ts';

const uses = featureUses(root);

it('nothing is used that a promised browser lacks', () => {
  expect(tooNew(uses)).toEqual([]);
});

it('finds the uses, and what is too new among them', () => {
  expect(uses.map(({ feature }) => feature)).toEqual(
    expect.arrayContaining([':has()', 'Map.groupBy', ':dir()', 'subgrid']),
  );
  expect(tooNew([{ feature: 'field-sizing', file: 'a.ts' }])).toEqual([
    expect.stringContaining('needs firefox Infinity'),
    expect.stringContaining('needs safari 26.2'),
  ]);
});

it('CONTRIBUTING.md promises the versions that the check holds', () => {
  const page = readFileSync(join(root, 'CONTRIBUTING.md'), 'utf8');
  expect(page).toContain(`Chrome and Edge ${FLOOR.chrome}, Firefox ${FLOOR.firefox}, Safari ${FLOOR.safari}`);
});
