import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { publicTypesOf } from './publicTypes.ts';
import { goodCode } from './src/docs/exampleCode.ts';
import { examplesOf, moreOf, type Guide } from './src/docs/guide.ts';

function list(title: string, items: readonly string[]): string {
  return items.length > 0 ? `${title}\n${items.map((item) => `- ${item}`).join('\n')}\n` : '';
}

interface Described {
  file: string;
  guide: Guide;
  /** The code of its good example. */
  example: string;
  /** Further uses of the component. */
  more: readonly { shows: string; code: string }[];
}

/** A block of code in Markdown. */
function block(language: 'ts' | 'tsx', code: string): string {
  return `\`\`\`${language}\n${code}\n\`\`\``;
}

function page({ guide, example, more }: Described, types: string): string {
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
    block('tsx', example),
    ...more.flatMap(({ shows, code }) => [`${shows}\n`, block('tsx', code)]),
    types && block('ts', types),
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

async function described(folder: string): Promise<Described[]> {
  const files = globSync('src/docs/guides/*/*.guide.ts', { cwd: folder }).toSorted((one, other) =>
    basename(one).localeCompare(basename(other), 'en'),
  );
  return Promise.all(
    files.map(async (file) => {
      const { guide } = (await import(join(folder, file))) as { guide: Guide };
      const codeOf = (path: string) => goodCode(readFileSync(join(folder, path), 'utf8')).trim();
      const more = (guide.more ?? []).map(({ example, shows }) => ({ shows, code: codeOf(moreOf(file, example)) }));
      return { file, guide, example: codeOf(examplesOf(file)), more };
    }),
  );
}

/** Returns the page of each component as Markdown, by the component's name. `folder` is the package's. */
export async function markdownPages(folder: string): Promise<Map<string, string>> {
  const all = await described(folder);
  return new Map(all.map((one) => [one.guide.name, `${page(one, '').replace('## ', '# ')}\n`]));
}

/** Returns one text for assistants: the README, then each component's guide, an example, and the types that it exports. */
export async function llmsText(folder: string): Promise<string> {
  const included = new Set<string>();
  const pages = (await described(folder)).map((one) => {
    const entry = `entries/${folderOf(one.file, folder)}.d.ts`;
    return page(one, publicTypesOf(join(folder, 'dist'), entry, included));
  });
  const others = publicTypesOf(join(folder, 'dist'), 'index.d.ts', included);
  const readme = readFileSync(join(folder, 'README.md'), 'utf8').trim();
  return `${readme}\n\n# Components\n\n${pages.join('\n\n')}\n\n# Everything else that the package exports\n\n\`\`\`ts\n${others}\n\`\`\`\n`;
}
