import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sourceFiles } from './moduleGraph.ts';

const MOST_FILES = 35;
const MOST_LINES = 300;

const NOT_OURS = /node_modules|\bdist\b|storybook-static|test-results/;

/** Folders that may hold more: one idea, many times; and migrations, which are read in the order in which they run. */
const MANY_OF_A_KIND = ['packages/design-system/src/components/Icon', 'apps/api/migrations'];
const PICTURES = /\.(png|svg|woff2)$/;

/** Files that may be longer. */
const LONG_BY_NATURE = [
  // Generated.
  'apps/api/src/platform/database/tables.ts',
  'packages/api-client/src/schema-v1.ts',
  'packages/api-client/src/schema-v2.ts',
  // The list of everything that the design system exports.
  'packages/design-system/src/index.ts',
];

/** Returns the folders with too many files, pictures and generated pages not counted. */
export function crowdedFolders(root: string): string[] {
  const files = globSync('{apps,packages,openapi,.storybook}/**/*', {
    cwd: root,
    withFileTypes: true,
    exclude: (entry) => NOT_OURS.test(join(entry.parentPath, entry.name).slice(root.length)),
  }).filter((entry) => entry.isFile() && !PICTURES.test(entry.name) && !entry.name.includes('.generated.'));
  const folders = Map.groupBy(files, ({ parentPath }) => parentPath.slice(root.length + 1));
  return [...folders]
    .filter(([folder, { length }]) => length > MOST_FILES && !MANY_OF_A_KIND.includes(folder))
    .map(
      ([folder, { length }]) =>
        `${folder}: ${length} files. Give them rooms by what they do, of at most ${MOST_FILES}.`,
    )
    .toSorted();
}

/** Returns the sources, tests and stories that are too long to be read in one go. */
export function longFiles(root: string): string[] {
  return sourceFiles(root)
    .filter((path) => !LONG_BY_NATURE.includes(path))
    .map((path) => ({ path, lines: readFileSync(join(root, path), 'utf8').trimEnd().split('\n').length }))
    .filter(({ lines }) => lines > MOST_LINES)
    .map(
      ({ path, lines }) => `${path}: ${lines} lines. Split it by what it tells, into files of at most ${MOST_LINES}.`,
    );
}
