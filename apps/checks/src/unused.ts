import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Module } from './moduleGraph.ts';

/** Files whose exports a tool takes by convention: no import names them. */
const TAKEN_BY_TOOLS = [
  // The compiler.
  /\.d\.m?ts$/,
  // Vitest, Playwright, Vite and Storybook.
  /\.(test|stories|journey|config|setup)\.tsx?$/,
  /\/testing\/(globalSetup|statements\/unrun)\.ts$/,
  /^\.storybook\/(main|preview|manager|plays\/userEvent)\.tsx?$/,
  // Storybook's pages find guides, examples and the portal's surroundings by their place.
  /\.(guide|examples|more)\.tsx?$/,
  /^apps\/portal\/src\/fixtures\/world\.tsx$/,
  // Vitest loads it as a reporter, and the linter its plugin.
  /^apps\/checks\/src\/stages\/outsideErrors\.ts$/,
  /^apps\/checks\/src\/rules\/plugin\.ts$/,
  // The bench finds its suites and contestants by their folder.
  /^apps\/bench\/(src\/suites|peers\/contestants)\//,
  // Published. The build replaces the icon package with `drawn`.
  /^packages\/(design-system|api-client)\/src\/(testing\/)?(index|jsdom)\.ts$/,
  /^packages\/design-system\/(src\/components\/Icon\/drawn\.tsx|codemods\/\w+\.mjs)$/,
  // Generated: every table has a row type, and every scale of tokens its list.
  /^apps\/api\/src\/platform\/database\/tables\.ts$/,
  /^packages\/(api-client\/src\/schema-v\d|design-system\/src\/theme\/tokens\.generated)\.ts$/,
];

/** The compiler writes it into the published declarations of a component that is styled from another one. */
const NAMED_IN_DECLARATIONS = ['packages/design-system/src/components/ChartFrame/ChartFrame.tsx: ChartFrameProps'];

/** Files that serve tests and stories. */
const FOR_TESTS =
  /\.(test|stories|journey|setup|samples)\.tsx?$|\/(testing|fixtures|flows)\/|\/testing\.ts$|^apps\/journeys\//;

/** Files that are loaded by their place or their name's ending. */
const FOUND_BY_NAME =
  /\.(test|stories|journey|mdx|guide|examples|more|config)(\.tsx?)?$|^apps\/bench\/(src\/suites|peers)\/|^\.storybook\/(main|preview|manager)\.tsx?$/;

/** Files outside the product, and those that a test takes its list or its generator from. */
const OUTSIDE_THE_PRODUCT =
  /^(\.storybook|openapi|apps\/checks)\/|\/platform\/database\/(catalogue|introspect|writeTables)\.ts$/;

type Users = ReadonlyMap<string, ReadonlySet<string>>;

/** Returns the modules that import each export; an import of everything counts for each of them. */
function usersOf(modules: readonly Module[]): Users {
  const users = new Map<string, Set<string>>();
  for (const { path, imports } of modules)
    for (const { from, name } of imports) {
      const key = `${from}#${name}`;
      users.set(key, (users.get(key) ?? new Set()).add(path));
    }
  return users;
}

function usersOfExport(users: Users, path: string, name: string): string[] {
  return ['*', name].flatMap((each) => [...(users.get(`${path}#${each}`) ?? [])]).filter((user) => user !== path);
}

function isTakenByTools(path: string): boolean {
  return TAKEN_BY_TOOLS.some((pattern) => pattern.test(path));
}

/** Exports that no other file imports: the word `export` is one too many, or the whole declaration. */
export function unusedExports(modules: readonly Module[]): string[] {
  const users = usersOf(modules);
  return modules
    .filter(({ path }) => !isTakenByTools(path))
    .flatMap(({ path, exports }) =>
      exports.filter((name) => usersOfExport(users, path, name).length === 0).map((name) => `${path}: ${name}`),
    )
    .filter((line) => !NAMED_IN_DECLARATIONS.includes(line));
}

/** Returns the folder of a package or an application: `apps/api`. */
function workspaceOf(path: string): string {
  return path.split('/').slice(0, 2).join('/');
}

function isOwnTest(path: string, importer: string): boolean {
  return FOR_TESTS.test(importer) && workspaceOf(importer) === workspaceOf(path);
}

function withoutComments(text: string): string {
  return text.replaceAll(/\/\*[\s\S]*?\*\/|(?<!:)\/\/.*$/gm, '');
}

function isUsedInside(text: string, name: string): boolean {
  return [...withoutComments(text).matchAll(new RegExp(`(?<![\\w$])${name}(?![\\w$])`, 'g'))].length > 1;
}

/** Exports of the product that its own file doesn't use and only tests beside it import: code that its test keeps alive. */
export function exportsForTestsOnly(modules: readonly Module[]): string[] {
  const users = usersOf(modules);
  return modules
    .filter(({ path }) => !isTakenByTools(path) && !FOR_TESTS.test(path) && !OUTSIDE_THE_PRODUCT.test(path))
    .flatMap(({ path, text, exports }) =>
      exports
        .filter((name) => {
          const importers = usersOfExport(users, path, name);
          return importers.length > 0 && importers.every((importer) => isOwnTest(path, importer));
        })
        .filter((name) => !isUsedInside(text, name))
        .map((name) => `${path}: ${name}`),
    );
}

/** Files that no module imports and no program, page or configuration names. */
export function unusedFiles(root: string, modules: readonly Module[]): string[] {
  const imported = new Set(modules.flatMap(({ imports }) => imports.map(({ from }) => from)));
  const pages = globSync(
    ['package.json', 'apps/**/{package.json,index.html,tsconfig.json}', 'packages/*/package.json'],
    {
      cwd: root,
      exclude: (path) => /node_modules|\bdist\b/.test(path),
    },
  ).map((path) => readFileSync(join(root, path), 'utf8'));
  return modules
    .filter(({ path }) => !imported.has(path) && !FOUND_BY_NAME.test(path) && !isTakenByTools(path))
    .filter(({ path }) => {
      const name = basename(path);
      return (
        !pages.some((text) => text.includes(name)) &&
        !modules.some((other) => other.path !== path && other.text.includes(name))
      );
    })
    .map(({ path }) => path);
}
