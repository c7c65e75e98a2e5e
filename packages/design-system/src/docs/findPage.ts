import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Guide } from './guide.ts';

const components = join(import.meta.dirname, '../components');

const stories = globSync('*/*.stories.tsx', { cwd: components })
  .toSorted()
  .map((file) => ({ file, source: readFileSync(join(components, file), 'utf8') }));

/** The stories beside the guide, else in its folder, else those that show the component at all. */
function storiesOf(file: string, name: string): string {
  const own = file.replace('.guide.ts', '.stories.tsx');
  const found =
    stories.find((story) => story.file === own) ??
    stories.find((story) => dirname(story.file) === dirname(file)) ??
    stories.find(({ source }) => new RegExp(`<${name}[ />]`).test(source));
  return found?.source ?? '';
}

/** The id of a component's page: Storybook makes it of the stories' title. */
function pageOf(file: string, name: string): string {
  // The first title of a file may be that of its sample data.
  const title = /preview\.meta\(\{\s*title: '([^']+)'/.exec(storiesOf(file, name))?.[1] ?? '';
  return `${title.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')}--docs`;
}

async function guides(): Promise<{ file: string; guide: Guide }[]> {
  const files = globSync('*/*.guide.ts', { cwd: components }).toSorted();
  return Promise.all(
    files.map(async (file) => ({ file, guide: ((await import(join(components, file))) as { guide: Guide }).guide })),
  );
}

/** By the id of a component's page, every word that somebody may look for. */
export async function wordsOfPages(): Promise<Record<string, readonly string[]>> {
  return Object.fromEntries((await guides()).map(({ file, guide }) => [pageOf(file, guide.name), guide.finds]));
}

/** The index at the end of the book: every word that somebody may look for. Written anew whenever the Storybook starts. */
export async function findPage(): Promise<string> {
  const found = new Map<string, string[]>();
  for (const { file, guide } of await guides()) {
    for (const phrase of guide.finds)
      found.set(phrase, [
        ...(found.get(phrase) ?? []),
        `[${guide.name}](?path=/docs/${pageOf(file, guide.name)}): ${guide.summary}`,
      ]);
  }
  const entries = [...found].toSorted(([one], [other]) => one.localeCompare(other, 'en'));
  return `import { Meta } from '@storybook/addon-docs/blocks';

<Meta title="Foundations/Find" />

# Find a component by what it does

The search of this Storybook knows these words too, and leads to the component at once.

${entries.map(([phrase, lines]) => `- **${phrase}**: ${lines.join(' ')}`).join('\n')}
`;
}
