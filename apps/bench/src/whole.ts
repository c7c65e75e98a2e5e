import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { chromium } from 'playwright';
import type { Browser, Page } from 'playwright';
import { ensureChromium } from '../../checks/src/chromium.ts';
import { choosePort } from '@mailroom/local/free-ports';
import { root } from './programs.ts';

const PORT_NAMES = [
  'PORT',
  'CREATIVE_HOST_PORT',
  'TRACKING_PORT',
  'METRICS_PORT',
  'BOUNCE_PORT',
  'IDENTITY_PORT',
  'SMTP_PORT',
  'MAIL_PAGE_PORT',
];

/** Settings with which `npm start` uses the given data folder and free ports. */
export async function settingsOf(folder: string): Promise<Record<string, string>> {
  const settings: Record<string, string> = { DATA_DIR: folder };
  for (const name of PORT_NAMES) settings[name] = String(await choosePort());
  return settings;
}

async function untilReady(child: ChildProcess, url: string): Promise<void> {
  while (child.exitCode === null) {
    const answer = await fetch(`${url}/readyz`).catch(() => undefined);
    if (answer?.ok) return;
    await wait(20);
  }
  throw new Error(`npm start ended with ${child.exitCode}`);
}

interface Whole {
  url: string;
  /** Seconds from the command until the product answers. */
  seconds: number;
  stop: () => Promise<void>;
}

/** Starts the whole product with its demo data, as `npm start` does. */
export async function startWhole(settings: Record<string, string>): Promise<Whole> {
  const began = performance.now();
  const child = spawn(process.execPath, ['apps/local/boot.mjs', 'start'], {
    cwd: root,
    env: { ...process.env, ...settings },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const url = `http://localhost:${settings['PORT']}`;
  await untilReady(child, url);
  return {
    url,
    seconds: (performance.now() - began) / 1000,
    stop: async () => {
      child.kill('SIGINT');
      if (child.exitCode === null) await once(child, 'exit');
    },
  };
}

interface Portal {
  /** Signed in as the demo's Super Admin, 1440 px wide. */
  page: Page;
  browser: Browser;
  url: string;
}

/** Starts the product with its demo data, opens the built portal for `work`, and ends both. */
export async function inPortal<Result>(work: (portal: Portal) => Promise<Result>): Promise<Result> {
  const folder = await mkdtemp(join(tmpdir(), 'bench-portal-'));
  const whole = await startWhole(await settingsOf(join(folder, 'data')));
  const { path } = ensureChromium(console.error);
  const browser = await chromium.launch({ executablePath: path, args: ['--no-sandbox'] });
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    await page.goto(`${whole.url}/login`);
    await page.getByRole('button', { name: /robin/i }).first().click();
    await page.waitForURL(/landing/);
    return await work({ page, browser, url: whole.url });
  } finally {
    await browser.close();
    await whole.stop();
    await rm(folder, { recursive: true, force: true });
  }
}
