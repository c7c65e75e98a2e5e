import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Guide } from './guide.ts';

const components = join(import.meta.dirname, '../components');

/** Returns the id of a component's page, which Storybook derives from the title of the stories with the guide's name. */
function pageOf(file: string): string {
  const [stories] = globSync(`*/${basename(file).replace('.guide.ts', '.stories.tsx')}`, { cwd: components });
  const source = stories ? readFileSync(join(components, stories), 'utf8') : '';
  // Sample data above the meta object may have a title too.
  const title = /preview\.meta\(\{\s*title: '([^']+)'/.exec(source)?.[1] ?? '';
  return `${title.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')}--docs`;
}

async function guides(): Promise<{ page: string; guide: Guide }[]> {
  const files = globSync('guides/*/*.guide.ts', { cwd: import.meta.dirname }).toSorted();
  return Promise.all(
    files.map(async (file) => {
      const { guide } = (await import(join(import.meta.dirname, file))) as { guide: Guide };
      return { page: pageOf(file), guide };
    }),
  );
}

/** Returns the search terms of each component by the id of its page. */
export async function wordsOfPages(): Promise<Record<string, readonly string[]>> {
  return Object.fromEntries((await guides()).map(({ page, guide }) => [page, guide.searchTerms]));
}

/** Returns the index page with all search terms. Written each time Storybook starts. */
export async function findPage(): Promise<string> {
  const found = new Map<string, string[]>();
  for (const { page, guide } of await guides()) {
    for (const phrase of guide.searchTerms)
      found.set(phrase, [...(found.get(phrase) ?? []), `[${guide.name}](?path=/docs/${page}): ${guide.summary}`]);
  }
  const entries = [...found].toSorted(([one], [other]) => one.localeCompare(other, 'en'));
  return `import { Meta } from '@storybook/addon-docs/blocks';

<Meta title="Foundations/Find" />

# Find a component by what it does

You can also type these words into Storybook's search.

${entries.map(([phrase, lines]) => `- **${phrase}**: ${lines.join(' ')}`).join('\n')}
`;
}
