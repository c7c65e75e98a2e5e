import { existsSync, readdirSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { pinnedBrowser } from '../../apps/checks/src/browser/pinnedBrowser.ts';

const INSTALLED = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** Playwright's own download, newest first, if somebody ran its installer. */
function playwrightCache(): string[] {
  const folder = process.env['PLAYWRIGHT_BROWSERS_PATH'] ?? join(homedir(), '.cache/ms-playwright');
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => name.startsWith('chromium-'))
    .toSorted()
    .toReversed()
    .flatMap((name) => ['chrome-linux/chrome', 'chrome-linux64/chrome'].map((path) => join(folder, name, path)));
}

/** The browser to test in: CHROMIUM_PATH, the pinned one, or an installed one; undefined lets Playwright choose. */
export function findChromium(): string | undefined {
  const pinned = pinnedBrowser()?.path ?? [];
  return process.env['CHROMIUM_PATH'] || [pinned, INSTALLED, playwrightCache()].flat().find((path) => existsSync(path));
}

export const CHROMIUM_ARGS = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
