import { writeFile } from 'node:fs/promises';
import { cpus, release, totalmem } from 'node:os';
import { holds } from './measure.ts';
import type { Figure } from './measure.ts';

const BAR = 320;

/** A bar for each ratio, with its budget as a mark: seen before it is read. */
function plot(figures: readonly Figure[]): string {
  const most = Math.max(...figures.flatMap(({ ratio, budget }) => [ratio, budget.value])) * 1.1;
  const at = (value: number) => Math.round((value / most) * BAR);
  const rows = figures.map((figure, index) => {
    const y = index * 44;
    const mark = at(figure.budget.value);
    return `<text x="0" y="${y + 14}">${figure.what}</text><rect x="0" y="${y + 20}" width="${at(figure.ratio)}" height="12" fill="${holds(figure) ? '#2f6f4f' : '#b3261e'}"/><line x1="${mark}" x2="${mark}" y1="${y + 17}" y2="${y + 35}" stroke="#222" stroke-width="2"/><text x="${BAR + 8}" y="${y + 31}">${figure.ratio.toFixed(2)} ×</text>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${BAR + 260}" height="${figures.length * 44}" font-family="sans-serif" font-size="12">${rows.join('')}</svg>\n`;
}

function table(figures: readonly Figure[]): string {
  const lines = figures.map(
    (figure) =>
      `| ${figure.what} | ${figure.ours} | ${figure.peer} | ${figure.ratio.toFixed(2)} × | ${figure.budget.is} ${figure.budget.value} × | ${holds(figure) ? 'held' : 'missed'} |`,
  );
  return ['| what | ours | peer | ratio | budget | |', '|---|---|---|---|---|---|', ...lines].join('\n');
}

/** Writes what was measured, with the machine it was measured on; ratios of one run are the figures, never times alone. */
export async function writeReport(folder: URL, figures: readonly Figure[]): Promise<void> {
  const machine = {
    cores: cpus().length,
    cpu: cpus()[0]?.model ?? 'unknown',
    memoryGiB: Math.round(totalmem() / 2 ** 30),
    kernel: release(),
    node: process.version,
  };
  await writeFile(new URL('report.json', folder), `${JSON.stringify({ machine, figures }, null, 2)}\n`);
  await writeFile(new URL('report.svg', folder), plot(figures));
  const about = `${machine.cores} × ${machine.cpu}, ${machine.memoryGiB} GiB, Node ${machine.node}`;
  await writeFile(
    new URL('report.md', folder),
    `# Budgets, measured side by side\n\n${about}. Ours and its peer run in turn in one go; medians of the rounds.\n\n${table(figures)}\n\n![ratios and their budgets](report.svg)\n`,
  );
}
