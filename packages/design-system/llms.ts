import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { Guide } from './src/docs/guide.ts';

const list = (title: string, items: readonly string[]): string =>
  items.length > 0 ? `${title}\n${items.map((item) => `- ${item}`).join('\n')}\n` : '';

/** What the types of a component's folder say, with the sentence of each prop. */
function propsOf(dist: string, folder: string): string {
  const entry = join(dist, 'entries', `${folder}.d.ts`);
  const files = [...readFileSync(entry, 'utf8').matchAll(/from '(\.[^']+)\.js'/g)].map(([, path = '']) =>
    join(dirname(entry), `${path}.d.ts`),
  );
  return [...new Set(files)]
    .map((file) =>
      readFileSync(file, 'utf8')
        .replaceAll(/^(import .*|export \{\};|\/\/# .*)\n?/gm, '')
        .trim(),
    )
    .join('\n');
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

/** One text with all there is to know, for an assistant: the README, then each component's guide and types. */
export async function llmsText(folder: string): Promise<string> {
  const files = globSync('src/components/*/*.guide.ts', { cwd: folder }).toSorted();
  const told = new Set<string>();
  const pages: string[] = [];
  for (const file of files) {
    const { guide } = (await import(join(folder, file))) as { guide: Guide };
    const component = basename(dirname(file));
    pages.push(page(guide, told.has(component) ? '' : propsOf(join(folder, 'dist'), component)));
    told.add(component);
  }
  const readme = readFileSync(join(folder, 'README.md'), 'utf8').trim();
  return `${readme}\n\n# Components\n\n${pages.join('\n\n')}\n`;
}
