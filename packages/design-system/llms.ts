import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { Guide } from './src/docs/guide.ts';

function list(title: string, items: readonly string[]): string {
  return items.length > 0 ? `${title}\n${items.map((item) => `- ${item}`).join('\n')}\n` : '';
}

/** Returns a component's types with their comments, and the types that they use. Each file is included once. */
function typesOf(dist: string, folder: string, included: Set<string>): string {
  const entry = join(dist, 'entries', `${folder}.d.ts`);
  const files = importedBy(entry);
  const texts: string[] = [];
  for (const file of files) {
    if (included.has(file)) continue;
    included.add(file);
    files.push(...importedBy(file));
    texts.push(
      readFileSync(file, 'utf8')
        .replaceAll(/^(import .*|export \{\};|\/\/# .*)\n?/gm, '')
        .trim(),
    );
  }
  return texts.filter(Boolean).join('\n');
}

/** Returns the package's own type files that a type file imports. */
function importedBy(file: string): string[] {
  return [...readFileSync(file, 'utf8').matchAll(/from '(\.[^']+)\.(?:js|tsx?)'/g)].map(([, path = '']) =>
    join(dirname(file), `${path}.d.ts`),
  );
}

function page(guide: Guide, types: string): string {
  return [
    `## ${guide.name}${guide.parts ? ` (with ${guide.parts.join(', ')})` : ''}`,
    `${guide.summary} Since ${guide.since}, ${guide.status}.`,
    list('Use it when:', guide.whenToUse),
    list('Not when:', guide.whenNot),
    list(
      'Parts:',
      guide.anatomy.map(({ part, is }) => `${part}: ${is}`),
    ),
    list('Accessibility:', guide.accessibility),
    list(
      'Keys:',
      (guide.keys ?? []).map(({ press, does }) => `${press.join(', ')}: ${does}`),
    ),
    `Do: ${guide.good}\nDon’t: ${guide.bad}\n`,
    types && `\`\`\`ts\n${types}\n\`\`\``,
  ]
    .filter(Boolean)
    .join('\n');
}

/** Returns the folder of a guide's component: `Keys.guide.ts` describes `Shortcut/Keys.tsx`. */
function folderOf(guideFile: string, folder: string): string {
  const name = basename(guideFile, '.guide.ts');
  const [stories = name] = globSync(`src/components/*/${name}.stories.tsx`, { cwd: folder });
  return basename(dirname(stories));
}

/** Returns one text for assistants: the README, then each component's guide and types. */
export async function llmsText(folder: string): Promise<string> {
  const files = globSync('src/docs/guides/*/*.guide.ts', { cwd: folder }).toSorted((one, other) =>
    basename(one).localeCompare(basename(other), 'en'),
  );
  const included = new Set<string>();
  const pages: string[] = [];
  for (const file of files) {
    const { guide } = (await import(join(folder, file))) as { guide: Guide };
    pages.push(page(guide, typesOf(join(folder, 'dist'), folderOf(file, folder), included)));
  }
  const readme = readFileSync(join(folder, 'README.md'), 'utf8').trim();
  return `${readme}\n\n# Components\n\n${pages.join('\n\n')}\n`;
}
