import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

const RELATIVE = /from '(\.[^']+?)\.(?:js|tsx?)'/g;

/** A file's declarations and those of every file it imports: declaration files import only types. */
function collect(file: string, seen: Set<string>): void {
  if (seen.has(file) || !existsSync(file)) return;
  seen.add(file);
  for (const [, path = ''] of readFileSync(file, 'utf8').matchAll(RELATIVE))
    collect(`${join(dirname(file), path)}.d.ts`, seen);
}

function bare(text: string): string {
  return text
    .replaceAll(/\/\*\*.*?\*\/\n?/gs, '')
    .replaceAll(/^\/\/# .*$/gm, '')
    .replaceAll(/^import .*$/gm, '')
    .replaceAll(/\n\s*\n/g, '\n')
    .replaceAll(/^\s*\n/g, '')
    .trim();
}

/** A package's public types as text in a stable order: a change here decides the next version number. */
export function publicTypes(folder: string): string {
  const dist = join(folder, 'dist');
  const seen = new Set<string>();
  for (const door of ['index.d.ts', 'testing/index.d.ts', 'texts/de.d.ts']) collect(join(dist, door), seen);
  const entries = globSync('entries/*.d.ts', { cwd: dist }).toSorted();
  const files = [...seen].map((file) => relative(dist, file)).toSorted();
  const sections = [...entries, ...files]
    // The contract is compared by its own test.
    .filter((file) => !/schema-v\d/.test(file))
    .map((file) => `// ${file}\n${bare(readFileSync(join(dist, file), 'utf8'))}\n`);
  return sections.join('\n');
}
