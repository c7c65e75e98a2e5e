import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, inject, it } from 'vitest';
import { compileOutside } from './compileOutside.ts';

const outside = inject('outside');
const folder = join(outside, 'node_modules/@mailroom/design-system');
const text = readFileSync(join(folder, 'llms.txt'), 'utf8');
const types = [...text.matchAll(/^```ts\n(.*?)^```$/gms)]
  .map(([, code = '']) => code.replaceAll(/\/\*\*.*?\*\//gs, ''))
  .join('\n');

/** The names that the package exports, by an application's view. */
const root = readFileSync(join(folder, 'dist/index.d.ts'), 'utf8');
const exported = [...root.matchAll(/^export \{([^}]*)\} from/gm)].flatMap(([, names = '']) =>
  names
    .split(',')
    .map((name) => name.trim().replace(/^(?:type )?(?:\w+ as )?/, ''))
    .filter(Boolean),
);

it('shows as exported only what an application can import, and all of it', () => {
  const shown = [
    ...types.matchAll(
      /^(?:\/\/ Exported as (\w+)\.\s+)?export (?:declare )?(?:function|const|interface|type|class) (\w+)/gm,
    ),
  ].map(([, alias, name]) => alias ?? name);
  expect(shown.length).toBeGreaterThan(300);
  expect([...new Set(shown)].toSorted()).toEqual([...new Set(exported)].toSorted());
});

it('has an example of every component that compiles in another application', () => {
  const pages = text
    .split(/^## /m)
    .slice(1)
    .filter((page) => page.includes('Since '));
  const examples = pages.map((page) => [
    `${/^\w+/.exec(page)?.[0]}.tsx`,
    /^```tsx\n(import.*?)^```$/ms.exec(page)?.[1] ?? '',
  ]);
  expect(examples.length).toBeGreaterThan(70);
  expect(examples.filter(([, code]) => code === '').map(([name]) => name)).toEqual([]);
  expect(compileOutside(join(outside, 'llms'), Object.fromEntries(examples) as Record<string, string>)).toBe('');
});

it('tells of every component that the package has', () => {
  const components = [...root.matchAll(/^export \{([^}]*)\} from '\.\/components/gm)]
    .flatMap(([, names = '']) => names.split(',').map((name) => name.trim()))
    .filter((name) => /^[A-Z][a-z]\w*$/.test(name));
  const described = [...text.matchAll(/^## (\w+)(?: \(with (.*)\))?$/gm)].flatMap(([, name = '', parts = '']) => [
    name,
    ...parts.split(', '),
  ]);
  expect(components.length).toBeGreaterThan(80);
  expect(
    components.filter((name) => !described.includes(name) && !name.endsWith('Icon') && !name.endsWith('Provider')),
  ).toEqual([]);
});

it('declares every type of ours that its types are made of', () => {
  const declared = new Set([...types.matchAll(/(?:interface|type|class) (\w+)/g)].map(([, name]) => name));
  const bases = [
    ...types.matchAll(/(?:extends|&|=) (?:Omit<|Readonly<|Partial<)?([A-Z]\w+Props|Disableable|Tone|Space)\b/g),
  ];
  const names = [...new Set(bases.map(([, name = '']) => name))].filter(
    (name) => !/^(ComponentProps|SVGProps)$/.test(name),
  );
  expect(names).toContain('ChoiceFieldProps');
  expect(names.filter((name) => !declared.has(name))).toEqual([]);
});
