import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { findChromium } from '../../../.storybook/plays/chromium.ts';
import { pinnedBrowser, unpackBrowser } from './browser/pinnedBrowser.ts';
import { root } from './command.ts';

function isDebian(): boolean {
  return existsSync('/etc/debian_version');
}

/** Prints to the error stream and asks no questions: nobody may be there to answer. */
function install(program: string, args: readonly string[]): void {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const done = spawnSync(program, args, { stdio: ['ignore', 2, 2], env });
  if (done.status !== 0) throw new Error(`${program} ${args.join(' ')} failed`);
}

interface Browser {
  path: string;
  from: string;
}

/**
 * Finds a Chromium to test in: CHROMIUM_PATH, or the pinned one. Where that doesn't exist, uses the system's or one from
 * Playwright's cache. Installs it when it is missing.
 */
export function ensureChromium(say: (line: string) => void): Browser {
  const named = process.env['CHROMIUM_PATH'];
  if (named) {
    if (!existsSync(named)) throw new Error(`CHROMIUM_PATH names ${named}, which isn't there`);
    return { path: named, from: 'CHROMIUM_PATH' };
  }
  const pinned = pinnedBrowser();
  if (pinned) {
    unpackBrowser(pinned, say);
    return { path: pinned.path, from: pinned.name };
  }
  const found = findChromium();
  if (found) return { path: found, from: found.includes('ms-playwright') ? 'Playwright’s cache' : 'installed' };
  if (process.getuid?.() === 0 && isDebian()) {
    say('Installing Debian’s chromium …');
    install('apt-get', ['update', '-qq']);
    install('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium']);
  } else {
    say('Fetching a Chromium with Playwright’s installer …');
    install(process.execPath, [join(root, 'node_modules/playwright/cli.js'), 'install', 'chromium']);
  }
  const fetched = findChromium();
  if (!fetched) throw new Error('No Chromium was found after installing one. Set CHROMIUM_PATH to one of yours.');
  return { path: fetched, from: 'installed just now' };
}
