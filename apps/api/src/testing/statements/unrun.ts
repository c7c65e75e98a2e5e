import { appendFileSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { NO_TEST_RUNS } from './noTestRuns.ts';
import { allPlaces, type Place } from './places.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Each test file adds a file with the places of the statements that it ran. */
    statementsFolder: string;
  }
}

/** Returns undefined when the list names exactly the statements that no test runs. */
export function unrunReport(
  places: readonly Place[],
  run: ReadonlySet<string>,
  listed: readonly string[],
): string | undefined {
  const never = places.filter(({ line }) => !run.has(line));
  const names = new Set(never.map(({ name }) => name));
  const unlisted = never.filter(({ name }) => !listed.includes(name));
  const outdated = listed.filter((name) => !names.has(name));
  const parts = [
    ...unlisted.map(({ line, name }) => `no test runs the statement at ${line} ('${name}')`),
    ...outdated.map((name) => `'${name}' is run by a test or no longer exists: take it off the list`),
  ];
  return parts.length === 0
    ? undefined
    : `Statements that no test runs (src/testing/statements/noTestRuns.ts):\n${parts.join('\n')}`;
}

/** The file in which a run and its repeats note the statements that they ran; not set when a developer runs some tests. */
const noted = process.env['NOTED'];

/** Reports on runs whose failed tests passed when they were repeated. `paths` are the files of their notes. */
export function reportOfLooks(paths: readonly string[]): string | undefined {
  const run = new Set(paths.flatMap((path) => readFileSync(path, 'utf8').split('\n')));
  return unrunReport(allPlaces(), run, NO_TEST_RUNS);
}

/** Whether all tests of all files were run and passed: otherwise the list would name what just wasn't reached. */
async function isWholeRun(project: TestProject): Promise<boolean> {
  const { vitest } = project;
  if (vitest.getGlobalTestNamePattern()) return false;
  const { testFiles } = await project.globTestFiles();
  const run = new Set(
    vitest.state
      .getTestModules()
      .filter((module) => module.ok())
      .map(({ moduleId }) => moduleId),
  );
  return testFiles.every((file) => run.has(file));
}

/** After a whole run, fails when a statement was never run, and when the list of them is out of date. */
export default (project: TestProject): (() => Promise<void>) => {
  const folder = mkdtempSync(join(tmpdir(), 'mailroom-statements-'));
  project.provide('statementsFolder', folder);
  return async () => {
    const texts = readdirSync(folder).map((file) => readFileSync(join(folder, file), 'utf8'));
    rmSync(folder, { recursive: true });
    if (noted !== undefined) appendFileSync(noted, texts.join(''));
    if (!(await isWholeRun(project))) return;
    const report = unrunReport(allPlaces(), new Set(texts.flatMap((text) => text.split('\n'))), NO_TEST_RUNS);
    if (report !== undefined) throw new Error(report);
  };
};
