import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, inject, it } from 'vitest';
import { compileOutside } from './compileOutside.ts';

const outside = inject('outside');
const folder = join(outside, 'node_modules/@mailroom/design-system');
const entries = globSync('*.js', { cwd: join(folder, 'dist/entries') }).map((file) => file.replace('.js', ''));

function exportsOf(file: string): string[] {
  return [...readFileSync(join(folder, 'dist', file), 'utf8').matchAll(/^export \{([^}]*)\} from/gm)]
    .flatMap(([, names = '']) => names.split(',').map((name) => name.trim()))
    .filter(Boolean)
    .toSorted();
}

it('every entry compiles in another application, by a bundler’s rules and by Node’s', () => {
  const lines = entries.map((name, index) => `export * as entry${index} from '@mailroom/design-system/${name}';`);
  const code = `${lines.join('\n')}\nexport * as root from '@mailroom/design-system';\nexport * as testing from '@mailroom/design-system/testing';\n`;
  expect(compileOutside(join(outside, 'entries-bundler'), { 'main.ts': code }, 'bundler')).toBe('');
  expect(compileOutside(join(outside, 'entries-node'), { 'main.ts': code }, 'node')).toBe('');
});

it('the entries have what the root has, no more and no less', () => {
  const ofEntries = new Set(entries.flatMap((name) => exportsOf(`entries/${name}.d.ts`)));
  expect([...ofEntries].toSorted()).toEqual([...new Set(exportsOf('index.d.ts'))]);
});

it('each component has an entry of its name', () => {
  const components = exportsOf('index.js').filter((name) => /^[A-Z][a-z]\w*$/.test(name));
  expect(components.filter((name) => !entries.includes(name))).toEqual([]);
  expect(components).toContain('Table');
});

it('every entry runs in plain Node, as a server without a bundler imports it', async () => {
  const modules = await Promise.all(
    entries.map((name) => import(join(folder, 'dist/entries', `${name}.js`)) as Promise<Record<string, unknown>>),
  );
  const empty = entries.filter((_, index) => Object.values(modules[index] ?? {}).some((one) => one === undefined));
  expect(empty).toEqual([]);
});
