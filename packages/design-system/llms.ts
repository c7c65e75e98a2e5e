import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { publicTypesOf } from './publicTypes.ts';
import { goodCode } from './src/docs/exampleCode.ts';
import { examplesOf, type Guide } from './src/docs/guide.ts';

function list(title: string, items: readonly string[]): string {
  return items.length > 0 ? `${title}\n${items.map((item) => `- ${item}`).join('\n')}\n` : '';
}

function page(guide: Guide, example: string, types: string): string {
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
    `\`\`\`tsx\n${example}\n\`\`\``,
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

/** Returns one text for assistants: the README, then each component's guide, an example, and the types that it exports. */
export async function llmsText(folder: string): Promise<string> {
  const files = globSync('src/docs/guides/*/*.guide.ts', { cwd: folder }).toSorted((one, other) =>
    basename(one).localeCompare(basename(other), 'en'),
  );
  const included = new Set<string>();
  const pages: string[] = [];
  for (const file of files) {
    const { guide } = (await import(join(folder, file))) as { guide: Guide };
    const example = goodCode(readFileSync(join(folder, examplesOf(file)), 'utf8')).trim();
    const entry = `entries/${folderOf(file, folder)}.d.ts`;
    pages.push(page(guide, example, publicTypesOf(join(folder, 'dist'), entry, included)));
  }
  const others = publicTypesOf(join(folder, 'dist'), 'index.d.ts', included);
  const readme = readFileSync(join(folder, 'README.md'), 'utf8').trim();
  return `${readme}\n\n# Components\n\n${pages.join('\n\n')}\n\n# Everything else that the package exports\n\n\`\`\`ts\n${others}\n\`\`\`\n`;
}
