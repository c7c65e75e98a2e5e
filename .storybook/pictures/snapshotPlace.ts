import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright';
import { findChromium } from '../plays/chromium.ts';

const baselines = fileURLToPath(new URL('../snapshots/', import.meta.url));

function chromiumMajor(): string {
  const said = execFileSync(findChromium() ?? chromium.executablePath(), ['--version', '--no-sandbox'], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  return /(\d+)\.\d/.exec(said)?.[1] ?? 'unknown';
}

/** The fonts for letters that our own faces lack: Arabic and Japanese names look different where other fonts are installed. */
function fallbackFonts(): string {
  const families = ['ar', 'ja'].map((language) => {
    const ask = ['--format', '%{family[0]}', `sans:lang=${language}`];
    const { stdout } = spawnSync('fc-match', ask, { encoding: 'utf8' });
    return (stdout || 'unknown').toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');
  });
  return [...new Set(families)].join('-');
}

/** Letters are drawn by the platform, the browser and its fonts: pictures of another one would differ in every line of text. */
export function snapshotPlace() {
  const name = `${process.platform}-chromium-${chromiumMajor()}-${fallbackFonts()}`;
  return {
    name,
    folder: `${baselines}${name}`,
    hasBaselines: existsSync(`${baselines}${name}`),
    others: existsSync(baselines) ? readdirSync(baselines).filter((other) => other !== name) : [],
    diffs: fileURLToPath(new URL('../../test-results/snapshots', import.meta.url)),
  };
}
