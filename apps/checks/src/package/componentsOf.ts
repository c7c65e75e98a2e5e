import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Exports that aren't components, with an entry of their own. */
const FUNCTIONS = new Set(['defineTheme', 'useTheme']);

/**
 * The names that the packed package has an entry for: components, without the icons, which are all alike, and a few functions.
 */
export function componentsOf(outside: string): string[] {
  const dist = join(outside, 'node_modules/@mailroom/design-system/dist');
  const index = readFileSync(join(dist, 'index.js'), 'utf8');
  const entries = new Set(globSync('*.js', { cwd: join(dist, 'entries') }).map((file) => file.replace('.js', '')));
  return [...index.matchAll(/^export \{([^}]*)\} from/gm)]
    .flatMap(([, names = '']) => names.split(',').map((name) => name.trim()))
    .filter((name) => (FUNCTIONS.has(name) || /^[A-Z][a-z]/.test(name)) && entries.has(name) && !name.endsWith('Icon'))
    .toSorted();
}
