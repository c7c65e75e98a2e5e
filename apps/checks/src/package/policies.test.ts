import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, inject, it } from 'vitest';
import { FLOOR } from '../browserFeatures.ts';
import { root } from '../command.ts';
import { componentsOf } from './componentsOf.ts';

interface Manifest {
  peerDependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
}

const outside = inject('outside');
const folder = join(outside, 'node_modules/@mailroom/design-system');
const text = readFileSync(join(folder, 'POLICIES.md'), 'utf8');
const rows = [
  ...text.matchAll(/^\| (\w+) \| (stable|preview|deprecated: use .+, until \d{4}-\d\d-\d\d) \| \d+\.\d+\.\d+ \|$/gm),
];

function manifest(path: string): Manifest {
  return JSON.parse(readFileSync(path, 'utf8')) as Manifest;
}

/** '5.1' of '5.1.1'. */
function minor(version: string | undefined): string | undefined {
  return /(\d+\.\d+)/.exec(version ?? '')?.[1];
}

it('has the status of every component that the package exports, once', () => {
  const names = rows.map(([, name]) => name);
  const components = componentsOf(outside).filter((name) => /^[A-Z]/.test(name));
  expect(components.filter((name) => !names.includes(name))).toEqual([]);
  expect(names).toHaveLength(new Set(names).size);
});

it('names the browsers, the peers and the test runners that are tried', () => {
  expect(text).toContain(`Chrome and Edge ${FLOOR.chrome}, Firefox ${FLOOR.firefox}, Safari ${FLOOR.safari}`);
  const { peerDependencies } = manifest(join(folder, 'package.json'));
  expect(peerDependencies?.['react']).toBe('^19.0.0');
  expect(text).toContain(`styled-components ${minor(peerDependencies?.['styled-components'])} and later`);
  const vitest = minor(manifest(join(root, 'package.json')).devDependencies?.['vitest']);
  const jsdom = manifest(join(root, 'apps/checks/package.json')).devDependencies?.['jsdom']?.split('.')[0];
  expect(text).toContain(`with Vitest ${vitest} and jsdom ${jsdom} on Node 24`);
});
