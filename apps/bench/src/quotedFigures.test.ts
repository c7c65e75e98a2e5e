import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { root } from './programs.ts';

/** A number with what makes it a figure of the report. */
const FIGURE = /(?<![\w./,])(\d[\d,]*(?:\.\d+)?) ?(MB|kB|ms|s|×|times|of 100|\/s)(?![\w/])/g;

/** The figures of a text, such as ‘347 MB’, ‘94 of 100’ and ‘1.03 ×’. */
function figuresIn(text: string): string[] {
  return [...text.matchAll(FIGURE)].map(([, number, unit]) => `${number} ${unit === 'times' ? '×' : unit}`);
}

/** The figures that the report doesn't have, in the paragraphs that name it. */
function unknownFigures(page: string, report: string): string[] {
  const known = new Set(figuresIn(report));
  const paragraphs = page.split(/\n(?=\n|- |\| )/).filter((text) => text.includes('report/report.md'));
  return paragraphs.flatMap(figuresIn).filter((figure) => !known.has(figure));
}

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
