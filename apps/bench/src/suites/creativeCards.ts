import { setTimeout as pause } from 'node:timers/promises';
import type { Page } from 'playwright';
import type { Suite } from '../figure.ts';
import { inPortal } from '../whole.ts';

const CARDS = 100;
/** Pixels of one turn of the wheel. */
const TURN = 120;

/** Copies a demo creative until there is a page full of them, each with its own picture. */
async function fillPage(page: Page, url: string): Promise<void> {
  const asked = page.waitForRequest((request) => request.url().includes('/api/v1/creatives?'));
  await page.goto(`${url}/campaign-creatives`);
  const authorization = (await asked).headers()['authorization'] ?? '';
  const link = page.getByRole('main').locator('a[href*="/campaign-creatives/"]:not([href$="/new"])').first();
  const id = (await link.getAttribute('href'))?.split('/').at(-1);
  for (let copy = 0; copy < CARDS; copy += 1) {
    const answer = await page.request.post(`${url}/api/v1/creative/${id}/duplicate`, { headers: { authorization } });
    if (!answer.ok()) throw new Error(`${answer.status()}: ${await answer.text()}`);
  }
}

/** Waits until each card in the window shows its e-mail. Nobody scrolls past cards that they have not seen. */
async function untilDrawn(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const names = [...document.querySelectorAll('main h2')];
    const inWindow = names.filter((name) => name.getBoundingClientRect().bottom < innerHeight);
    return document.querySelectorAll('main iframe').length >= inWindow.length;
  });
  // Those just outside the window follow.
  await pause(1_000);
}

interface Seen {
  /** Frames in which the page worked for more than 50 ms. */
  busy: number;
  /** Frames that came later than 50 ms after they were asked for, whatever the browser did meanwhile. */
  late: number;
  /** Milliseconds. */
  longest: number;
  frames: number;
}

/** Scrolls from the first card to the last with the wheel, and counts the page's frames. */
async function scrollThrough(page: Page): Promise<Seen> {
  await page.evaluate(() => {
    const seen = { busy: 0, late: 0, longest: 0, frames: 0 };
    Object.assign(window, { seen });
    // The browser tells of frames from 50 ms on only.
    const observer = new PerformanceObserver((list) => {
      for (const { duration, blockingDuration } of list.getEntries() as (PerformanceEntry & {
        blockingDuration: number;
      })[]) {
        seen.longest = Math.max(seen.longest, duration);
        if (duration > 50) seen.late += 1;
        if (blockingDuration > 0) seen.busy += 1;
      }
    });
    observer.observe({ type: 'long-animation-frame' });
    const next = () => {
      seen.frames += 1;
      requestAnimationFrame(next);
    };
    requestAnimationFrame(next);
  });
  await page.mouse.move(720, 600);
  for (let last = -1, at = 0; at !== last;) {
    last = at;
    for (let turn = 0; turn < 5; turn += 1) await page.mouse.wheel(0, TURN);
    at = await page.evaluate(async () => {
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      return [document.scrollingElement, ...document.querySelectorAll('main, main *')]
        .map((element) => element?.scrollTop ?? 0)
        .reduce((sum, top) => sum + top, 0);
    });
  }
  return page.evaluate(() => (window as unknown as { seen: Seen }).seen);
}

export const suite: Suite = {
  name: 'creative-cards',
  title: `The dashboard with ${CARDS} cards`,
  about: `The creatives of the demo as cards in the built portal, ${CARDS} on the page, each with its e-mail in a frame while it is in sight. Once those in the window are drawn, the wheel turns from the first card to the last. Counted are the frames of the page in which it worked for more than 50 ms, as Chromium reports them. A frame may come late without work of the page: this Chromium draws without a graphics card.`,
  packages: ['react', 'playwright'],
  run: () =>
    inPortal(async ({ page, url }) => {
      await fillPage(page, url);
      await page.goto(`${url}/campaign-creatives?view=cards&size=${CARDS}`);
      await page
        .getByRole('main')
        .getByRole('heading', { level: 2 })
        .nth(CARDS - 1)
        .waitFor({ state: 'attached' });
      await untilDrawn(page);
      const { busy, late, longest, frames } = await scrollThrough(page);
      if (frames < CARDS) throw new Error(`Only ${frames} frames: the page was not scrolled`);
      return [
        {
          what: 'frames with over 50 ms of work',
          unit: '',
          value: busy,
          budgets: [{ measure: 'value', bound: 'at most', limit: 0 }],
        },
        { what: 'frames later than 50 ms', unit: '', value: late, budgets: [] },
        { what: 'longest frame that was reported', unit: 'ms', value: longest, budgets: [] },
        { what: 'frames', unit: '', value: frames, budgets: [] },
      ];
    }),
};
