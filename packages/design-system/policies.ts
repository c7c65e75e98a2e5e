import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Guide } from './src/docs/guide.ts';

/** Exports without a page of their own. */
const OTHERS = [
  { name: 'DesignProvider', status: 'stable', since: '0.1.0' },
  { name: 'LayerProvider', status: 'preview', since: '0.2.0' },
  { name: 'NonceProvider', status: 'stable', since: '0.1.0' },
  { name: 'every icon', status: 'stable', since: '0.1.0' },
];

async function guides(folder: string): Promise<Guide[]> {
  const files = globSync('src/docs/guides/*/*.guide.ts', { cwd: folder });
  return Promise.all(files.map(async (file) => ((await import(join(folder, file))) as { guide: Guide }).guide));
}

/** Returns the page of policies, with a table of all components from their guides. `folder` is the package's. */
export async function policiesText(folder: string): Promise<string> {
  const rows = (await guides(folder)).flatMap(({ name, parts = [], status, since, deprecation }) =>
    [name, ...parts].map((part) => ({ name: part, status, since, deprecation })),
  );
  const lines = [...rows, ...OTHERS.map((other) => ({ ...other, deprecation: undefined }))]
    .toSorted((one, other) => one.name.localeCompare(other.name, 'en'))
    .map(({ name, status, since, deprecation }) => {
      const end = deprecation ? `: use ${deprecation.replacement}, until ${deprecation.until}` : '';
      return `| ${name} | ${status}${end} | ${since} |`;
    });
  const table = ['| component | status | since |', '|---|---|---|', ...lines].join('\n');
  const text = readFileSync(join(folder, 'src/docs/policies.md'), 'utf8');
  return text.replace('<!-- statuses -->', table);
}
