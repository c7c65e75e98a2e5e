import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const sources = globSync('**/*.{ts,tsx}', { cwd: import.meta.dirname })
  .filter((path) => !path.includes('.test.'))
  .map((path) => ({ path, text: readFileSync(join(import.meta.dirname, path), 'utf8') }));

// A registration applies to the whole document: any other property of that name would lose its fallback and type.
it('registers no custom property that another file uses', () => {
  const registered = sources.flatMap(({ path, text }) =>
    [...text.matchAll(/@property (--[\w-]+)/g)].map(([, name = '']) => ({ path, name })),
  );
  expect(registered).not.toEqual([]);
  const shared = registered.filter(({ path, name }) =>
    sources.some((other) => other.path !== path && new RegExp(`${name}\\b(?!-)`).test(other.text)),
  );
  expect(shared).toEqual([]);
});
