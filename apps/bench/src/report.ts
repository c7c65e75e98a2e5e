import { execFileSync } from 'node:child_process';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { cpus, loadavg, release, totalmem } from 'node:os';
import { holdsAll, ratioOf } from './figure.ts';
import type { Budget, Figure, Suite } from './figure.ts';
import { plot } from './plot.ts';
import { shown } from './words.ts';

/** The result of one suite. A later run of the suite replaces it. */
interface Measured {
  title: string;
  about: string;
  at: string;
  /** The commit that was measured, with a plus sign when it had changes that were not committed. */
  commit?: string;
  machine: string;
  /** The load average of the minute before the suite started. */
  loadBefore: number;
  versions: Record<string, string>;
  figures: readonly Figure[];
}

type Report = Record<string, Measured>;

function machine(): string {
  return `${cpus().length} × ${cpus()[0]?.model ?? 'unknown'}, ${Math.round(totalmem() / 2 ** 30)} GiB, Linux ${release()}`;
}

/** The load average of the last minute. Above the number of cores, other work makes the figures look worse. */
export function currentLoad(): number {
  return Math.round((loadavg()[0] ?? 0) * 10) / 10;
}

function budgetText({ unit }: Figure, { measure, bound, limit }: Budget): string {
  return `${bound} ${shown(limit)}${measure === 'ratio' ? ' ×' : ` ${unit}`}`;
}

function table(figures: readonly Figure[]): string {
  const lines = figures.map((figure) => {
    const ratio = ratioOf(figure);
    const peer = figure.peer ? `${shown(figure.peer.value)} (${figure.peer.what})` : '—';
    const budgets = figure.budgets.map((budget) => budgetText(figure, budget)).join(' and ');
    const verdict = figure.budgets.length === 0 ? '' : holdsAll(figure) ? 'held' : '**missed**';
    return `| ${figure.what} | ${shown(figure.value)} ${figure.unit} | ${peer} | ${ratio === undefined ? '—' : `${ratio.toFixed(2)} ×`} | ${budgets || '—'} | ${verdict} |`;
  });
  return ['| what | ours | peer | ratio | budget | |', '|---|---|---|---|---|---|', ...lines].join('\n');
}

function currentCommit(): string {
  const git = (...args: string[]) => execFileSync('git', args, { encoding: 'utf8' }).trim();
  const isChanged = git('status', '--porcelain', '--', ':!apps/bench/report') !== '';
  return `${git('rev-parse', '--short=8', 'HEAD')}${isChanged ? '+' : ''}`;
}

function section(
  name: string,
  { title, about, at, commit, machine: where, loadBefore, versions, figures }: Measured,
): string {
  const versionList = Object.entries(versions).map(([what, version]) => `${what} ${version}`);
  return `## ${title}\n\n${about}\n\n${table(figures)}\n\n![${title}: figures and their budgets](${name}.svg)\n\n_${at.slice(0, 16).replace('T', ' ')} UTC${commit === undefined ? '' : `, commit ${commit}`}; ${where}; load ${loadBefore} before it began; ${versionList.join(', ')}._\n`;
}

const HEAD = `# Budgets, measured

Written by \`npm run bench\`. Ours and its peer run in turn, in one session on the same machine with the same data; where there are rounds,
their medians count. Absolute times depend on the machine; compare the ratios. A load above the number of cores means that other work ran
during the measurement, which makes the figures look worse.
`;

function readReport(folder: URL): Promise<Report> {
  return readFile(new URL('report.json', folder), 'utf8').then(
    (text) => JSON.parse(text) as Report,
    () => ({}),
  );
}

/** Adds the result of a suite to the report and keeps the results of the others. */
export async function addToReport(
  folder: URL,
  suite: Suite,
  result: Pick<Measured, 'figures' | 'versions' | 'loadBefore'>,
): Promise<void> {
  await mkdir(folder, { recursive: true });
  const { title, about } = suite;
  const measured: Measured = {
    title,
    about,
    at: new Date().toISOString(),
    commit: currentCommit(),
    machine: machine(),
    ...result,
  };
  const report = { ...(await readReport(folder)), [suite.name]: measured };
  const sorted = Object.entries(report).toSorted(([one], [other]) => one.localeCompare(other));
  await writeFile(new URL('report.json', folder), `${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`);
  await writeFile(new URL(`${suite.name}.svg`, folder), plot(result.figures));
  await writeFile(
    new URL('report.md', folder),
    [HEAD, ...sorted.map(([name, each]) => section(name, each))].join('\n'),
  );
}
