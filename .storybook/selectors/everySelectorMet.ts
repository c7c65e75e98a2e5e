import { appendFileSync, globSync, readFileSync } from 'node:fs';
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

function reportOn(stories: readonly SelectorsMeta[]): string | undefined {
  const unmet = unmetSelectors(stories);
  return unmet.length === 0 ? undefined : `Selectors that meet no element in any story: ${unmet.join(', ')}`;
}

/** The file in which a run and its repeats note what their stories met; not set when a developer runs some of them. */
const noted = process.env['NOTED'];

/** Reports on a run whose failed stories passed when they were repeated. `path` is the file of its notes. */
export function reportOfLooks(path: string): string | undefined {
  const lines = readFileSync(path, 'utf8').trim().split('\n');
  return reportOn(lines.flatMap((line) => JSON.parse(line) as SelectorsMeta[]));
}

function reporter(root: string): Reporter {
  return {
    onTestRunEnd(modules, _errors, reason) {
      const stories = modules.flatMap((module) =>
        [...module.children.allTests()].map((test) => test.meta() as SelectorsMeta),
      );
      if (noted !== undefined)
        appendFileSync(noted, `${JSON.stringify(stories.map(({ selectors }) => ({ selectors })))}\n`);
      const run = new Set(modules.map(({ moduleId }) => moduleId));
      const tests = modules.flatMap((module) => [...module.children.allTests()]);
      // A few stories don't show every part.
      const isWhole =
        globSync(STORIES, { cwd: root }).every((file) => run.has(join(root, file))) &&
        tests.every((test) => test.result().state === 'passed');
      if (reason !== 'passed' || !isWhole) return;
      const report = reportOn(stories);
      if (report !== undefined) failRun(report);
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
