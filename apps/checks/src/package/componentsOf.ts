import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The names of the components that the packed package has, without the icons, which are all alike. */
export function componentsOf(outside: string): string[] {
  const dist = join(outside, 'node_modules/@mailroom/design-system/dist');
  const index = readFileSync(join(dist, 'index.js'), 'utf8');
  const entries = new Set(globSync('*.js', { cwd: join(dist, 'entries') }).map((file) => file.replace('.js', '')));
  return [...index.matchAll(/^export \{([^}]*)\} from/gm)]
    .flatMap(([, names = '']) => names.split(',').map((name) => name.trim()))
    .filter((name) => /^[A-Z][a-z]/.test(name) && entries.has(name) && !name.endsWith('Icon'))
    .toSorted();
}
