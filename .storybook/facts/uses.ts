import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export interface Use {
  /** The screen's title in the sidebar. */
  title: string;
  /** Its first story. */
  id: string;
}

const src = fileURLToPath(new URL('../../apps/portal/src/', import.meta.url));
const sources = new Map<string, string>();
function sourceOf(file: string): string {
  const known = sources.get(file) ?? readFileSync(file, 'utf8');
  sources.set(file, known);
  return known;
}

/** The portal's own files that a file imports, now or later. Skips the list of all modules: it would lead to every screen. */
function ownImports(file: string): string[] {
  return [...sourceOf(file).matchAll(/(?:from|import\()\s*'(\.[^']+\.tsx?)'/g)]
    .map((match) => join(dirname(file), match[1] ?? ''))
    .filter((found) => !(file.startsWith(`${src}app/`) && found.startsWith(`${src}modules/`)) && existsSync(found));
}

function reachedFrom(entry: string): Set<string> {
  const reached = new Set([entry]);
  for (const file of reached) for (const found of ownImports(file)) reached.add(found);
  return reached;
}

/** The names that a file imports from the design system, without types. */
function taken(file: string): string[] {
  const lists = sourceOf(file).matchAll(/import \{([^}]*)\} from '@mailroom\/design-system'/g);
  return [...lists].flatMap((match) =>
    [...(match[1] ?? '').matchAll(/(?<!type )\b([A-Z]\w*)\b/g)].map(([name]) => name),
  );
}

function address(words: string) {
  return words
    .replaceAll(/([a-z\d])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .replaceAll(/[^a-z\d]+/g, '-');
}

/** By component, the portal's screens that draw it: read from what their pages import. */
export function usesOfComponents(): Record<string, Use[]> {
  const uses: Record<string, Use[]> = {};
  for (const file of globSync('{modules,app}/**/*.stories.tsx', { cwd: src }).toSorted()) {
    const story = sourceOf(join(src, file));
    const title = /preview\.meta\(\{\s*title: '(Screens\/[^']+)'/.exec(story)?.[1];
    const first = /export const (\w+) = meta\.story/.exec(story)?.[1];
    const page = [file.replace('.stories', ''), file.replace('.stories', 'Page')]
      .map((name) => join(src, name))
      .find(existsSync);
    if (!title || !first || !page) continue;
    const use = { title: title.replace('Screens/', ''), id: `${address(title)}--${address(first)}` };
    for (const name of new Set([...reachedFrom(page)].flatMap(taken))) (uses[name] ??= []).push(use);
  }
  return uses;
}
