import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const BARE =
  /(?:from|import\()\s*'(?!\.|node:|@mailroom\/|storybook|@storybook|@testing-library\/user-event|vitest)([^']+)'/g;

/**
 * What the browser code imports from node_modules. Vite must know it beforehand: a dependency that it meets for the first
 * time in the middle of a run reloads the page, and the stories that were on fail.
 */
export function bareImports(): string[] {
  const files = globSync(
    ['packages/{design-system,api-client,domain}/src/**/*.{ts,tsx}', 'apps/portal/src/**/*.{ts,tsx}'],
    {
      cwd: root,
      exclude: (path) => path.endsWith('.test.ts') || path.endsWith('.test.tsx'),
    },
  );
  const found = files.flatMap((file) =>
    readFileSync(`${root}${file}`, 'utf8')
      .split('\n')
      .filter((line) => !/^\s*(import|export) type/.test(line))
      .flatMap((line) => [...line.matchAll(BARE)].map((match) => match[1] ?? '')),
  );
  return [...new Set(found)].filter((name) => /^@?[a-z][\w./-]*$/.test(name) && !name.endsWith('.css')).toSorted();
}
