import { dirname, join } from 'node:path';
import { modulesBelow } from '../importLaw.ts';
import type { Module } from '../moduleGraph.ts';

/** Returns the files that a file needs at run time. */
export type Needs = (path: string) => readonly string[];

/** The design system's list of exports. A file that imports a component from it needs only that component's file. */
const BARREL = 'packages/design-system/src/index.ts';
const API_MODULES = 'apps/api/src/modules.ts';
const PORTAL_MODULES = 'apps/portal/src/app/routes/moduleRegistry.ts';
const PORTAL_WORLD = 'apps/portal/src/fixtures/world.tsx';
const PREVIEW = '.storybook/preview.tsx';

const QUOTED_FILE = /['"`]([^'"`\s]*\.(?:ts|tsx|mts|mjs|css|json|html|md|sh|yaml))['"`]/g;

/** Programs that a file starts and pages that it reads are named in quotes, not imported. */
function namedFiles({ path, text }: Module, known: ReadonlySet<string>): string[] {
  // The checks name files of the whole repository, to judge them.
  if (path.startsWith('apps/checks/')) return [];
  return [...text.matchAll(QUOTED_FILE)].flatMap(([, name = '']) => {
    const beside = join(dirname(path), name);
    // 'README.md' stands for many; a path from the root, for one.
    const places = /^[^.].*\//.test(name) ? [beside, name] : [beside];
    return places.filter((place) => known.has(place) && place !== path).slice(0, 1);
  });
}

/** Returns what each file needs: its imports without those of types, which the compiler checks, and the files that it names. */
export function needsOf(modules: readonly Module[], files: readonly string[]): Needs {
  const known = new Set([...files, ...modules.map(({ path }) => path)]);
  const barrel = modules.find(({ path }) => path === BARREL);
  const behind = new Map(barrel?.imports.map(({ name, from }) => [name, from]));
  const needed = new Map(
    modules.map((module) => {
      const imported = module.imports
        .filter(({ isType }) => !isType)
        .map(({ from, name }) => (from === BARREL ? (behind.get(name) ?? from) : from));
      return [module.path, [...new Set([...imported, ...namedFiles(module, known)])]];
    }),
  );
  return (path) => needed.get(path) ?? [];
}

/** Whether a file is one of the wanted, or needs one of them, directly or through others. */
export function reaches(start: string, needs: Needs, wanted: ReadonlySet<string>): boolean {
  const seen = new Set([start]);
  // Grows while it is read.
  for (const path of seen) {
    if (wanted.has(path)) return true;
    for (const next of needs(path)) seen.add(next);
  }
  return false;
}

/**
 * A test of a module starts the whole server. A change of another module matters to it only if that one is below its own: those
 * above only learn about its facts.
 */
export function needsOfServerTest(test: string, needs: Needs): Needs {
  const own = /^apps\/api\/src\/modules\/([^/]+)\//.exec(test)?.[1];
  if (own === undefined) return needs;
  const started = new Set([own, ...modulesBelow(own)].map((name) => `apps/api/src/modules/${name}/${name}.module.ts`));
  return (path) => (path === API_MODULES ? needs(path).filter((file) => started.has(file)) : needs(path));
}

/**
 * Stories of the design system need nothing of the portal. A screen's story opens the portal at an address, which loads the
 * module that the address begins with; flows go everywhere.
 */
export function needsOfStory(story: Module, needs: Needs): Needs {
  const isScreen = story.path.startsWith('apps/portal/');
  const isFlow = story.path.startsWith('apps/portal/src/flows/');
  const visited = (file: string): boolean => {
    const id = /\/modules\/([^/]+)\//.exec(file)?.[1];
    return isFlow || id === undefined || story.path.includes(`/modules/${id}/`) || story.text.includes(`/${id}/`);
  };
  return (path) => {
    if (path === PORTAL_MODULES) return needs(path).filter(visited);
    if (path === PORTAL_WORLD) return isScreen ? needs(path) : [];
    return path === story.path ? [...needs(path), PREVIEW] : needs(path);
  };
}
