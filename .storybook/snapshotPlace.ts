import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright';
import { findChromium } from './chromium.ts';

const baselines = fileURLToPath(new URL('./snapshots/', import.meta.url));

function chromiumMajor(): string {
  const said = execFileSync(findChromium() ?? chromium.executablePath(), ['--version', '--no-sandbox'], {
    encoding: 'utf8',
  });
  return /(\d+)\.\d/.exec(said)?.[1] ?? 'unknown';
}

/** Letters are drawn by the platform and the browser: pictures of another one would differ in every line of text. */
export function snapshotPlace() {
  const name = `${process.platform}-chromium-${chromiumMajor()}`;
  return {
    name,
    folder: `${baselines}${name}`,
    hasBaselines: existsSync(`${baselines}${name}`),
    others: existsSync(baselines) ? readdirSync(baselines).filter((other) => other !== name) : [],
    diffs: fileURLToPath(new URL('../test-results/snapshots', import.meta.url)),
  };
}
