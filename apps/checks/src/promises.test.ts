import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from './command.ts';

const CODE = /\b[SRA]\d\d\b/g;
const PAGE = readFileSync(join(root, 'apps/checks/promises.md'), 'utf8');
const [HELD = '', LATER = ''] = PAGE.split('## Not held yet');
const HELD_ROWS = [...HELD.matchAll(/^\| ([SRA]\d\d) \|/gm)].map(([, row = '']) => row);

/** The title of a test, a play or a journey that begins with the rows it holds. */
const TITLES =
  /(?:it|test|describe|meta\.story)(?:\.each\(.*?\))?\(\s*\{?\s*(?:name:\s*)?['"`]((?:[SRA]\d\d[ ,]*(?:and )?)+)/gs;
const STORY_TITLES = /name: '((?:[SRA]\d\d[ ,]*(?:and )?)+)|\/\*\* ((?:[SRA]\d\d[ ,:]*)+)/g;

const SOURCES = globSync(
  ['apps/**/*.{ts,tsx,mjs}', 'packages/**/*.{ts,tsx,mdx}', '.storybook/**/*.{ts,tsx,mdx}', 'openapi/**/*.{ts,yaml}'],
  {
    cwd: root,
    exclude: (path) => /node_modules|\bdist\b|storybook-static|snapshots/.test(path),
  },
).map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }));

function rowsNamed(text: string, titles: RegExp): string[] {
  return [...text.matchAll(titles)].flatMap((match) => (match[1] ?? match[2] ?? '').match(CODE) ?? []);
}

const TESTED = new Set(
  SOURCES.flatMap(({ path, text }) => {
    if (path.endsWith('.stories.tsx')) return [...rowsNamed(text, TITLES), ...rowsNamed(text, STORY_TITLES)];
    return /\.(test|journey)\.tsx?$/.test(path) ? rowsNamed(text, TITLES) : [];
  }),
);

it('every promise of the page is the name of a test', () => {
  expect(HELD_ROWS.filter((row) => !TESTED.has(row))).toEqual([]);
});

it('every row that code or a test names is a promise of the page', () => {
  const named = SOURCES.flatMap(({ path, text }) => (text.match(CODE) ?? []).map((row) => `${path}: ${row}`));
  const known = new Set(HELD_ROWS);
  expect(
    [...new Set(named)].filter((entry) => !known.has(entry.slice(-3)) && !entry.startsWith('apps/checks/src/promises')),
  ).toEqual([]);
});

it('a promise is either held or not held yet, and stands once', () => {
  expect(HELD_ROWS.length).toBe(new Set(HELD_ROWS).size);
  expect((LATER.match(CODE) ?? []).filter((row) => HELD_ROWS.includes(row) || TESTED.has(row))).toEqual([]);
});
