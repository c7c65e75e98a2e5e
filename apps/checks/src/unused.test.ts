import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { root } from './command.ts';
import { listedDependencies, undeclaredDependencies, unusedDependencies } from './dependencies.ts';
import { moduleGraph } from './moduleGraph.ts';
import type { Module } from './moduleGraph.ts';
import { exportsForTestsOnly, unusedExports, unusedFiles } from './unused.ts';

describe('the repository', () => {
  let modules: Module[];
  beforeAll(() => {
    modules = moduleGraph(root);
  });

  it('imports every export somewhere: otherwise drop the word `export`, or the declaration', () => {
    expect(unusedExports(modules)).toEqual([]);
  });

  it('has no export that only its own test uses', () => {
    expect(exportsForTestsOnly(modules)).toEqual([]);
  });

  it('imports or names every file', () => {
    expect(unusedFiles(root, modules)).toEqual([]);
  });

  it('uses every dependency where it is declared', () => {
    expect(unusedDependencies(root, modules)).toEqual([]);
  });

  it('explains in DEPENDENCIES.md every dependency at run time, and no other', () => {
    expect(listedDependencies(root)).toEqual({ unknown: [], unlisted: [] });
  });

  it('declares every package where it is imported', () => {
    expect(undeclaredDependencies(root, modules)).toEqual([]);
  });
});

const SAMPLE: Record<string, string> = {
  'package.json': '{ "name": "sample", "devDependencies": { "vitest": "1.0.0" } }',
  'apps/one/package.json':
    '{ "name": "@mailroom/one", "dependencies": { "used": "1.0.0", "idle": "1.0.0", "@types/used": "1.0.0", "@mailroom/two": "*" } }',
  'apps/one/src/server.ts': `import { taken, type Taken } from './parts.ts';
import { shared } from '@mailroom/two/shared';
import 'undeclared';
const { late } = await import('./late.ts');
type Typed = import('./late.ts').Typed;
new Worker('./aside.worker.ts');
`,
  'apps/one/src/main.config.ts': `import './server.ts';\nexport default {};\n`,
  'apps/one/src/parts.ts': `import used from 'used/part';
export const taken = used;
export type Taken = string;
export const idle = 1;
export const tested = 1;
export const inner = 1;
export const outer = inner;
`,
  'apps/one/src/parts.test.ts': `import { inner, outer, tested } from './parts.ts';\n`,
  'apps/one/src/late.ts': `export const late = 1;\nexport const never = 2;\nexport type Typed = string;\n`,
  'apps/one/src/aside.worker.ts': 'export {};\n',
  'apps/one/src/lost.ts': 'export {};\n',
  'packages/two/package.json': '{ "name": "@mailroom/two", "exports": { "./*": "./src/*.ts" } }',
  'packages/two/src/shared.ts': `export const shared = 1;\nexport const lonely = 2;\n`,
};

describe('a sample', () => {
  const sample = mkdtempSync(join(tmpdir(), 'mailroom-unused-'));
  let modules: Module[];
  beforeAll(() => {
    for (const [path, text] of Object.entries(SAMPLE)) {
      mkdirSync(dirname(join(sample, path)), { recursive: true });
      writeFileSync(join(sample, path), text);
    }
    modules = moduleGraph(sample);
  });
  afterAll(() => rmSync(sample, { recursive: true }));

  it('shows its unused exports, across packages and dynamic imports', () => {
    expect(unusedExports(modules)).toEqual([
      'apps/one/src/late.ts: never',
      'apps/one/src/parts.ts: idle',
      'packages/two/src/shared.ts: lonely',
    ]);
  });

  it('shows exports that a test keeps alive, but not the inner part that a test addresses', () => {
    expect(exportsForTestsOnly(modules)).toEqual(['apps/one/src/parts.ts: tested', 'apps/one/src/parts.ts: outer']);
  });

  it('shows the file that nothing imports or names', () => {
    expect(unusedFiles(sample, modules)).toEqual(['apps/one/src/lost.ts']);
  });

  it('shows dependencies that are idle or missing', () => {
    expect(unusedDependencies(sample, modules)).toEqual(['package.json: vitest', 'apps/one/package.json: idle']);
    expect(undeclaredDependencies(sample, modules)).toEqual(['apps/one/src/server.ts: undeclared']);
  });
});
