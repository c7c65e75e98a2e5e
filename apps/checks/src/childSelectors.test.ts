import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from './command.ts';

const source = join(root, 'packages/design-system/src');
const files = globSync('components/**/*.{ts,tsx}', { cwd: source }).filter(
  (file) => !/\.(test|stories|samples)\./.test(file),
);

/**
 * In a server component styled-components writes a `style` element before each of ours, so the first child may be that one.
 * `:first-of-type` and `:nth-child(1 of …)` count only our elements.
 */
const BY_CHILD = /:(?:first|last|only)-child\b|:nth-(?:last-)?child\((?![^)]* of )/g;

/** Files that may count children, with the reason. */
const ALLOWED: Readonly<Record<string, string>> = {
  // Counting by type would make Chromium style every row again when a long table scrolls.
  'components/Table/Table.styles.ts': 'the table makes its own cells, and never in a server component',
  'components/Table/columns/header.styles.ts': 'the same',
  'components/Table/rows/cards.styles.ts': 'the same',
};

function found(text: string): string[] {
  return [...text.matchAll(BY_CHILD)].map(([selector]) => selector);
}

it('no style counts children, because a style element is a child too', () => {
  const counting = files.filter((file) => found(readFileSync(join(source, file), 'utf8')).length > 0);
  expect(files.length).toBeGreaterThan(300);
  expect(counting.toSorted()).toEqual(Object.keys(ALLOWED));
});

it('finds each way to count children, and lets the others pass', () => {
  expect(found('li:last-child, > :nth-child(2), td:not(:first-child), :nth-last-child(2n + 1)')).toHaveLength(4);
  expect(found('li:last-of-type, > :nth-last-child(1 of :where(:not(style)))')).toEqual([]);
});
