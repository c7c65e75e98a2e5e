import { spawn, spawnSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../command.ts';
import type { Counts } from './counts.ts';

interface Summary extends Counts {
  stages: readonly (Counts & { name: string })[];
}

/** Whether two programs keep the machine busy beside each run. */
const RUNS = [false, false, false, true, true] as const;

/** Starts programs that each keep a core busy until the returned function is called, or this program ends. */
function busyPrograms(count: number): () => void {
  const work =
    "process.stdin.resume().on('end', () => process.exit()); (function turn() { for (let n = 0; n < 1e7; n++); setImmediate(turn); })()";
  const programs = Array.from({ length: count }, () =>
    spawn(process.execPath, ['-e', work], { stdio: ['pipe', 'ignore', 'ignore'] }),
  );
  return () => programs.forEach((program) => program.kill());
}

/** Returns each failure of all runs with how often it was there, the most frequent first. */
export function tally(summaries: readonly Summary[]): string[] {
  const names = summaries.flatMap(({ stages }) =>
    stages.flatMap(({ name, failed, tests }) => [
      ...tests.map(({ title }) => `${name}: ${title}`),
      ...(failed > tests.length ? [`${name}: outside a test`] : []),
    ]),
  );
  const counts = [...Map.groupBy(names, (name) => name)].map(([name, all]) => ({ name, times: all.length }));
  return counts
    .toSorted((one, other) => other.times - one.times)
    .map(({ name, times }) => `${times} of ${summaries.length} runs  ${name}`);
}

const SUMMARY = join(root, 'test-results/summary.json');

/** Runs everything several times without a second look, prints what failed and how often, and returns the exit status. */
export function runSteady(args: readonly string[]): number {
  const summaries = RUNS.map((isBusy, run) => {
    console.log(`\nRun ${run + 1} of ${RUNS.length}${isBusy ? ', with two busy programs beside it' : ''}`);
    rmSync(SUMMARY, { force: true });
    const calm = isBusy ? busyPrograms(2) : undefined;
    const verb = join(root, 'apps/checks/src/verbs/test.ts');
    spawnSync(process.execPath, ['--conditions=mailroom-source', verb, '--once', ...args], {
      cwd: root,
      stdio: 'inherit',
    });
    calm?.();
    return JSON.parse(readFileSync(SUMMARY, 'utf8')) as Summary;
  });
  const failed = tally(summaries);
  console.log(failed.length === 0 ? '\nNothing failed in any run.' : `\n${failed.join('\n')}`);
  return failed.length === 0 ? 0 : 1;
}
