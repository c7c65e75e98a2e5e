import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Module } from './moduleGraph.ts';

type Versions = Record<string, string>;

interface Manifest {
  name: string;
  dependencies?: Versions;
  devDependencies?: Versions;
  optionalDependencies?: Versions;
  peerDependencies?: Versions;
}

interface Workspace {
  folder: string;
  manifest: Manifest;
}

/** Dependencies that no file of their workspace names, and who uses them. */
const USED_OTHERWISE: Readonly<Record<string, string>> = {
  'package.json: @changesets/cli': 'the person who changes a published package',
  'package.json: @vitest/coverage-v8': 'vitest --coverage',
  'package.json: oxfmt': 'npm run format',
  'apps/portal/package.json: styled-components': 'a peer of the design system, which every application brings',
  'packages/api-client/package.json: openapi-typescript': 'openapi/generateTypes.ts, beside the compiler it needs',
};

function workspaces(root: string): Workspace[] {
  return ['package.json', ...globSync('{apps,packages}/*/package.json', { cwd: root })].map((path) => ({
    folder: dirname(path),
    manifest: JSON.parse(readFileSync(join(root, path), 'utf8')) as Manifest,
  }));
}

/** The root's own files, and every file of a workspace in its folder. The root's dependencies serve all of them. */
function isIn(folder: string, path: string): boolean {
  return folder === '.' || path.startsWith(`${folder}/`);
}

/** A program, a style sheet or a type that is named without an import: 'node_modules/name/bin', "name/style.css". */
function isNamed(name: string, text: string): boolean {
  return ["'", '"', '`', '/', ' '].some((before) =>
    ["'", '"', '`', '/'].some((after) => text.includes(`${before}${name}${after}`)),
  );
}

function isUsed(name: string, modules: readonly Module[], others: readonly string[]): boolean {
  const typed = /^@types\/(.+)$/.exec(name)?.[1]?.replace('__', '/');
  if (typed === 'node') return true;
  const wanted = typed === undefined ? [name] : [typed, typed.startsWith('@') ? typed : `@${typed}`];
  return wanted.some(
    (one) =>
      modules.some(({ packages, text }) => packages.includes(one) || isNamed(one, text)) ||
      others.some((text) => isNamed(one, text)),
  );
}

/** Dependencies that nothing in their workspace imports or names. */
export function unusedDependencies(root: string, modules: readonly Module[]): string[] {
  const sheets = globSync(['{apps,packages}/**/*.{css,html}', '.storybook/**/*.css', 'chromatic.config.json'], {
    cwd: root,
    exclude: (path) => /node_modules|\bdist\b/.test(path),
  }).map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }));
  return workspaces(root).flatMap(({ folder, manifest }) => {
    // This file names some of them to excuse them.
    const own = modules.filter(({ path }) => isIn(folder, path) && path !== 'apps/checks/src/dependencies.ts');
    const texts = sheets.filter(({ path }) => isIn(folder, path)).map(({ text }) => text);
    return Object.keys({ ...manifest.dependencies, ...manifest.devDependencies })
      .filter((name) => !isUsed(name, own, texts))
      .map((name) => `${join(folder, 'package.json')}: ${name}`)
      .filter((line) => !(line in USED_OTHERWISE));
  });
}

/** Imports of packages that the workspace doesn't declare: they work only as long as somebody else depends on them. */
export function undeclaredDependencies(root: string, modules: readonly Module[]): string[] {
  const all = workspaces(root);
  const ofRoot = all.find(({ folder }) => folder === '.')?.manifest.devDependencies ?? {};
  return all
    .filter(({ folder }) => folder !== '.')
    .flatMap(({ folder, manifest }) => {
      const declared = new Set([
        manifest.name,
        ...Object.keys({
          ...ofRoot,
          ...manifest.dependencies,
          ...manifest.devDependencies,
          ...manifest.optionalDependencies,
          ...manifest.peerDependencies,
        }),
      ]);
      return modules
        .filter(({ path }) => isIn(folder, path) && !path.startsWith('apps/bench/peers/'))
        .flatMap(({ path, packages }) =>
          packages.filter((name) => !declared.has(name)).map((name) => `${path}: ${name}`),
        );
    });
}

/** Whether a word of the page names the dependency: itself, or its whole scope (`@visx`). */
function names(word: string, dependency: string): boolean {
  return word === dependency || dependency.startsWith(`${word}/`);
}

/** Compares the list in DEPENDENCIES.md with what the workspaces declare. */
export function listedDependencies(root: string): { unknown: string[]; unlisted: string[] } {
  const page = readFileSync(join(root, 'DEPENDENCIES.md'), 'utf8');
  const words = [...page.matchAll(/`([^`]+)`/g)].map(([, word = '']) => word);
  const manifests = workspaces(root).map(({ manifest }) => manifest);
  const atRunTime = manifests.flatMap(({ dependencies }) => Object.keys(dependencies ?? {}));
  const all = [...atRunTime, ...manifests.flatMap(({ devDependencies }) => Object.keys(devDependencies ?? {}))];
  return {
    unknown: words.filter((word) => !all.some((dependency) => names(word, dependency))),
    unlisted: [...new Set(atRunTime)].filter(
      (dependency) => !/^@(mailroom|playwright)\//.test(dependency) && !words.some((word) => names(word, dependency)),
    ),
  };
}
