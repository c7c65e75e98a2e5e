import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { root } from './programs.ts';
import { figuresIn, unknownFigures } from './quoted.ts';

const report = readFileSync(new URL('../report/report.md', import.meta.url), 'utf8');
const pages = globSync(['*.md', '{apps,packages}/*/*.md'], { cwd: root });

it('finds figures by their units', () => {
  const text =
    'A worker takes 347 MB instead of 300, 94 of 100 points; after 1.03 times 4,170 ms (0.8×). HTTP/1.1 s, 12 selves.';
  expect(figuresIn(text)).toEqual(['347 MB', '94 of 100', '1.03 ×', '4,170 ms', '0.8 ×']);
});

it('names the figures of a paragraph about the report that the report doesn’t have', () => {
  const page = 'Loads 12 kB.\n\n- [The report](apps/bench/report/report.md): 31 MB in\n  5 s.\n- Other: 7 MB.';
  expect(unknownFigures(page, '| memory | 31 MB |')).toEqual(['5 s']);
});

it('lets no page quote a figure of the report that the report doesn’t have', () => {
  expect(pages).toContain('README.md');
  for (const page of pages) expect(unknownFigures(readFileSync(`${root}/${page}`, 'utf8'), report), page).toEqual([]);
});
