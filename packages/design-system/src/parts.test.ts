import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

/** Folders whose elements are styled in another folder, so that they share its parts. */
const SHARED: Record<string, readonly string[]> = {
  DatePicker: ['DateRangePicker'],
  DateRangePicker: ['DatePicker'],
  ChartFrame: ['BarChart', 'LineChart'],
};

const files = globSync('components/*/*.{ts,tsx}', { cwd: import.meta.dirname })
  .filter((file) => !/\.(stories|samples|test)\./.test(file))
  .map((file) => ({
    file,
    folder: file.split('/')[1] ?? '',
    source: readFileSync(join(import.meta.dirname, file), 'utf8'),
  }));

/** Returns the part names that a source gives to its elements, both names of a condition. */
function drawnBy(source: string) {
  return [...source.matchAll(/(?<!\[)data-part(?:="([\w-]+)"|=\{([^}]*)\}|': '([\w-]+)')/g)].flatMap(
    ([, name, choice = '', value]) =>
      name ?? value ?? [...choice.matchAll(/'([\w-]+)'/g)].map((match) => match[1] ?? ''),
  );
}

const owners = new Map<string, Set<string>>();
for (const { folder, source } of files)
  for (const name of drawnBy(source)) owners.set(name, (owners.get(name) ?? new Set()).add(folder));

/** Returns the parts that a selector reaches at any depth, not only as a child or a sibling. */
function reachedAtAnyDepth(selector: string): string[] {
  const chains = selector
    .replaceAll(/:not\([^)]*\)/g, '')
    .replaceAll(/:(?:has|is|where)\(/g, ' ')
    .replaceAll(/\s*([>+~])\s*/g, '$1')
    .split(' ');
  return chains.flatMap((chain) => {
    const [first = ''] = chain.split(/[>+~]/);
    const part = first.startsWith('&') ? undefined : /\[data-part='([\w-]+)'\]/.exec(first)?.[1];
    return part ?? [];
  });
}

function isForeign(folder: string, name: string) {
  return [...(owners.get(name) ?? [])].some((owner) => owner !== folder && !SHARED[folder]?.includes(owner));
}

it('reaches only its own parts at any depth, so that no component styles its content', () => {
  const found = files.flatMap(({ file, folder, source }) =>
    [...source.matchAll(/^ *([^\n;{}]*\[data-part='[^\n;{}]*?)[{,]\s*$/gm)].flatMap(([, selector = '']) =>
      reachedAtAnyDepth(selector.trim())
        .filter((name) => isForeign(folder, name))
        .map((name) => `${file}: ${selector.trim()}, but ${name} is also a part of other components`),
    ),
  );
  expect(owners.size).toBeGreaterThan(100);
  expect(found).toEqual([]);
});

it('distinguishes a child from a descendant at any depth', () => {
  expect(reachedAtAnyDepth("[data-part='head'] > [data-part='label']")).toEqual(['head']);
  expect(reachedAtAnyDepth("> [data-part='head'] [data-part='label']")).toEqual(['label']);
  expect(reachedAtAnyDepth("&[data-busy] > [data-part='label'] + [data-part='note']")).toEqual([]);
  expect(reachedAtAnyDepth("li:has([data-part='empty'])")).toEqual(['empty']);
});
