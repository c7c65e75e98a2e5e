import { spawnSync } from 'node:child_process';
import { mkdtemp, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { changesOf, hasSlipped } from './change.ts';
import type { Figure } from './figure.ts';
import { root } from './programs.ts';
import { shown } from './words.ts';

/** Runs a suite in a checkout, with that checkout's bench. Returns undefined when the suite is missing there, or failed. */
async function figuresOf(checkout: string, suite: string): Promise<readonly Figure[] | undefined> {
  const { status } = spawnSync('npm', ['run', 'bench', '--', suite], { cwd: checkout, stdio: 'inherit' });
  if (status !== 0) return undefined;
  const report = JSON.parse(await readFile(join(checkout, 'apps/bench/report/report.json'), 'utf8')) as Record<
    string,
    { at: string; figures: readonly Figure[] }
  >;
  // A suite has another name in the report than its file. It is the one that was measured last.
  return Object.values(report)
    .toSorted((one, other) => one.at.localeCompare(other.at))
    .at(-1)?.figures;
}

function git(...args: string[]): void {
  const { status } = spawnSync('git', args, { cwd: root, stdio: 'inherit' });
  if (status !== 0) throw new Error(`git ${args.join(' ')} failed`);
}

/**
 * Runs suites here and on another commit in turn, and prints how each figure changed. Returns the exit status: 1 when a figure
 * has slipped or couldn't be compared.
 */
export async function benchAgainst(commit: string, suites: readonly string[]): Promise<number> {
  const other = await mkdtemp(join(tmpdir(), 'bench-against-'));
  git('worktree', 'add', '--quiet', '--detach', other, commit);
  const lines: string[] = [];
  let isGood = true;
  try {
    for (const suite of suites) {
      const [now, then] = [await figuresOf(root, suite), await figuresOf(other, suite)];
      if (!now || !then) {
        isGood = false;
        lines.push(`${suite}: not compared, because it ${now ? `failed or is missing at ${commit}` : 'failed here'}`);
        continue;
      }
      for (const change of changesOf(now, then)) {
        const slipped = hasSlipped(change);
        isGood &&= !slipped;
        lines.push(
          `${suite}, ${change.what}: ${shown(change.now)}, ${shown(change.before)} at ${commit}: ${change.gain.toFixed(2)} × as good${slipped ? ' — slipped' : ''}`,
        );
      }
    }
  } finally {
    git('worktree', 'remove', '--force', other);
  }
  console.log(`\n${lines.join('\n')}`);
  return isGood ? 0 : 1;
}
