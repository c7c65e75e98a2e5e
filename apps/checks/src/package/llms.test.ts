import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, inject, it } from 'vitest';

const folder = join(inject('outside'), 'node_modules/@mailroom/design-system');
const text = readFileSync(join(folder, 'llms.txt'), 'utf8');
const types = [...text.matchAll(/^```ts\n(.*?)^```$/gms)]
  .map(([, code = '']) => code.replaceAll(/\/\*\*.*?\*\//gs, ''))
  .join('\n');

it('tells of every component that the package has', () => {
  const root = readFileSync(join(folder, 'dist/index.d.ts'), 'utf8');
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
