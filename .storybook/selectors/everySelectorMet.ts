import { globSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vitest/config';
import type { Reporter } from 'vitest/node';
import { failRun } from '../failRun.ts';
import type { SelectorsMeta } from './selectors.ts';

const STORIES = ['packages/design-system/src/**/*.stories.tsx', 'apps/portal/src/**/*.stories.tsx'];

/** Returns the selectors that stories brought along and that met no element in any of them. */
export function unmetSelectors(stories: readonly SelectorsMeta[]): string[] {
  const met = new Set(stories.flatMap(({ selectors }) => selectors?.met ?? []));
  const found = new Set(stories.flatMap(({ selectors }) => selectors?.found ?? []));
  return [...found].filter((name) => !met.has(name)).toSorted();
}

function reporter(root: string): Reporter {
  return {
    onTestRunEnd(modules, _errors, reason) {
      const run = new Set(modules.map(({ moduleId }) => moduleId));
      const tests = modules.flatMap((module) => [...module.children.allTests()]);
      // A few stories don't show every part.
      const isWhole =
        globSync(STORIES, { cwd: root }).every((file) => run.has(join(root, file))) &&
        tests.every((test) => test.result().state === 'passed');
      if (reason !== 'passed' || !isWhole) return;
      const unmet = unmetSelectors(tests.map((test) => test.meta() as SelectorsMeta));
      if (unmet.length > 0) failRun(`Selectors that meet no element in any story: ${unmet.join(', ')}`);
    },
  };
}

/** Fails a run of all stories in which a component's style sheet selects an element that no story shows. */
export function everySelectorMet(): Plugin {
  return {
    name: 'every-selector-met',
    configureVitest: ({ vitest }) => void vitest.config.reporters.push(reporter(vitest.config.root)),
  };
}
