import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));
const BARE =
  /(?:from|import\()\s*'(?!\.|node:|@mailroom\/|storybook|@storybook|@testing-library\/user-event|vitest)([^']+)'/g;

/**
 * The imports of the browser code from node_modules. Vite must know them in advance: a dependency it first meets in the
 * middle of a run reloads the page, and the running stories fail.
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
