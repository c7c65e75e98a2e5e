import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, FrameLocator, Page } from 'playwright';
import { root } from '../command.ts';
import { complaintsOf, openChromium, serve } from '../package/consumerPage.ts';

export interface Storybook {
  page: Page;
  /** The frame's content: a story or a page. */
  shown: FrameLocator;
  open: (path: string) => Promise<void>;
  /** Makes a choice in the toolbar. */
  choose: (name: string, choice: string) => Promise<void>;
  /** Describes what each frame shows, how its service worker is, and what went wrong so far: for a test that failed. */
  describe: () => Promise<string>;
  close: () => Promise<void>;
}

/** A Storybook that is already running, during development; otherwise the one that the stage before has built. */
function find(): Promise<{ url: string; close: () => void }> {
  const url = process.env['STORYBOOK_URL'];
  if (url) return Promise.resolve({ url, close: () => undefined });
  const built = join(root, 'storybook-static');
  if (!existsSync(built)) throw new Error('There is no Storybook to open: `npm test -- --only storybook` builds it.');
  return serve(built);
}

/** Runs in a frame. */
async function frameState(): Promise<string> {
  const registrations = await navigator.serviceWorker.getRegistrations();
  const workers = registrations.map(({ active, waiting, installing }) =>
    [active, waiting, installing].map((worker) => worker?.state ?? 'none').join('/'),
  );
  const { className, innerText } = document.body;
  const controller = navigator.serviceWorker.controller?.state ?? 'none';
  return `${className} “${innerText.slice(0, 300)}”, controller ${controller}, workers ${workers.join(', ')}`;
}

export async function openStorybook(): Promise<Storybook> {
  const site = await find();
  const browser: Browser = await openChromium();
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' });
  const page = await context.newPage();
  // A wait that succeeds costs nothing, and beside other programs a story takes a minute to be drawn.
  page.setDefaultTimeout(120_000);
  const complaints = complaintsOf(page);
  return {
    page,
    shown: page.frameLocator('#storybook-preview-iframe'),
    open: async (path) => {
      await page.goto(`${site.url}/?path=${path}`);
    },
    choose: async (name, choice) => {
      await page.getByRole('button', { name: new RegExp(`^${name} `) }).click();
      await page.getByRole('option', { name: choice, exact: true }).click();
    },
    describe: async () => {
      const states = await Promise.all(
        page.frames().map(async (frame) => `${frame.url()}: ${await frame.evaluate(frameState).catch(String)}`),
      );
      return [...states, ...complaints].join('\n');
    },
    close: async () => {
      await browser.close();
      site.close();
    },
  };
}
