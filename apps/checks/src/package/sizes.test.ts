import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, inject, it } from 'vitest';
import { root } from '../command.ts';
import { askedSizes } from './askedSizes.ts';
import { componentsOf } from './componentsOf.ts';
import { measure, measureAll } from './measureSizes.ts';
import type { Size } from './measureSizes.ts';

const outside = inject('outside');
const FILE = 'packages/design-system/budgets.json';
/** How far a size may exceed its budget. Without it, two changes that each fit would be too large together. */
const AIR = 1.03;
const budgets = JSON.parse(readFileSync(join(root, FILE), 'utf8')) as Record<string, Size>;

const names = componentsOf(outside);
let sizes = new Map<string, Size>();
beforeAll(async () => {
  sizes = await measureAll(outside, names);
});

it(`every component has a budget in ${FILE}, and nothing else has`, () => {
  const missing = names.filter((name) => !(name in budgets));
  const measured = JSON.stringify(Object.fromEntries(missing.map((name) => [name, sizes.get(name)])));
  expect(missing, `measured: ${measured}; \`npm run published -w @mailroom/checks\` writes them`).toEqual([]);
  expect(Object.keys(budgets).filter((name) => !names.includes(name))).toEqual([]);
});

it('every component stays within its budget', () => {
  const over = [...sizes].flatMap(([name, { shown, whole }]) => {
    const { shown: most = 0, whole: mostWhole = 0 } = budgets[name] ?? {};
    return shown > most * AIR || whole > mostWhole * AIR
      ? [`${name}: ${shown} of ${most}, with its panels ${whole} of ${mostWhole}`]
      : [];
  });
  expect(over).toEqual([]);
});

it.each(Object.entries(askedSizes))('%s with its styles is at most %i bytes, gzip', (name, most) => {
  expect(sizes.get(name)?.shown).toBeLessThanOrEqual(most);
  expect(budgets[name]?.shown).toBeLessThanOrEqual(most);
});

it('the root shakes: one component from it weighs what it weighs from its own entry', async () => {
  for (const name of ['Button', 'Badge', 'Table']) {
    const fromRoot = await measure(outside, `export { ${name} } from '@mailroom/design-system';`);
    expect(fromRoot.whole, name).toBeLessThanOrEqual((sizes.get(name)?.whole ?? 0) * 1.02 + 100);
  }
});

it('styles are shipped without their remarks, which no minifier takes out', () => {
  const dist = join(outside, 'node_modules/@mailroom/design-system/dist');
  const files = globSync('components/**/*.js', { cwd: dist });
  expect(files.length).toBeGreaterThan(100);
  expect(files.filter((file) => /^\s*\/\* /m.test(readFileSync(join(dist, file), 'utf8')))).toEqual([]);
});
